import { expect, test } from "vitest";
import { guardedLookup, isPublicHost } from "./guard-address.ts";

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "169.254.169.254",
  "192.168.0.1",
  "[::1]",
  "[::ffff:127.0.0.1]",
  "[fd00::1]",
  "0.0.0.0",
])("%s is no portal", (host) => {
  expect(isPublicHost(host)).toBe(false);
});

test.each(["8.8.8.8", "portal.gupy.io", "[2606:4700::1111]"])("%s may be asked", (host) => {
  expect(isPublicHost(host)).toBe(true);
});

test("a name that resolves to this machine is refused unless it is a configured stand-in", async () => {
  const resolve = (allowed: string[]) =>
    new Promise((done) => {
      guardedLookup(new Set(allowed))("localhost", { all: true }, (error, addresses) =>
        done(error ?? addresses),
      );
    });
  expect(await resolve([])).toMatchObject({ name: "AddressRefused" });
  expect(await resolve(["localhost"])).toEqual(
    expect.arrayContaining([expect.objectContaining({ family: expect.any(Number) })]),
  );
});
