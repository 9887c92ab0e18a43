import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readOrMakeSecret } from "./stored-secret.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vagou-secret-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("a secret is made once, for its owner only, and is the same after the next start", async () => {
  const secret = await readOrMakeSecret(folder, "session-secret");
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await readOrMakeSecret(folder, "session-secret")).toBe(secret);
  expect(await readOrMakeSecret(folder, "pseudonym-secret")).not.toBe(secret);
  expect((await stat(join(folder, "session-secret"))).mode & 0o777).toBe(0o600);
  expect((await readdir(folder)).toSorted()).toEqual(["pseudonym-secret", "session-secret"]);
});

test("many that start at once have one secret, and none of them an unfinished one", async () => {
  const secrets = await Promise.all(
    Array.from({ length: 100 }, () => readOrMakeSecret(folder, "session-secret")),
  );
  expect(new Set(secrets)).toEqual(new Set([await readFile(join(folder, "session-secret"), "utf8")]));
});

test.each(["EPERM", "ENOTSUP"])(
  "on a disk without hard links (%s) many have one secret, too",
  async (code) => {
    const refuse = () => Promise.reject(Object.assign(new Error("no hard links"), { code }));
    const secrets = await Promise.all(
      Array.from({ length: 100 }, () => readOrMakeSecret(folder, "session-secret", refuse)),
    );
    expect(new Set(secrets)).toEqual(new Set([await readFile(join(folder, "session-secret"), "utf8")]));
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
    expect((await stat(join(folder, "session-secret"))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(["session-secret"]);
  },
);

test.each(["", "a1b2c3"])(
  "a secret that a full disk cut off (%j) is never used: it could be guessed",
  async (left) => {
    await writeFile(join(folder, "session-secret"), left);
    await expect(readOrMakeSecret(folder, "session-secret")).rejects.toThrow(
      `${join(folder, "session-secret")} was not written completely, for example on a full disk: delete it and start again`,
    );
  },
);
