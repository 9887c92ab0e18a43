import { describe, expect, it } from "vitest";
import { isTokenExpired } from "./token-expiry.ts";

const expiresAtMs = 1_800_000_000_000;
const token = tokenWith({ exp: expiresAtMs / 1000, name: "João ÿ~?" });

describe("a bearer token", () => {
  it("still counts until 5 minutes after its expiry", () => {
    expect(isTokenExpired(token, expiresAtMs)).toBe(false);
    expect(isTokenExpired(token, expiresAtMs + 5 * 60_000)).toBe(false);
  });

  it("is expired one millisecond later", () => {
    expect(isTokenExpired(token, expiresAtMs + 5 * 60_000 + 1)).toBe(true);
  });

  it("without a readable expiry is left to the server", () => {
    for (const odd of [
      "",
      "abc",
      "a.b.c",
      "a.%%%.c",
      tokenWith({}),
      tokenWith({ exp: "soon" }),
      tokenWith(null),
    ]) {
      expect(isTokenExpired(odd, expiresAtMs * 2)).toBe(false);
    }
  });
});

function tokenWith(claims: unknown): string {
  return `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.c2ln`;
}
