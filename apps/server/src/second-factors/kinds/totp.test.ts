import { expect, test } from "vitest";
import { findStep, makeTotpSecret, totpOf } from "./totp.ts";

/** RFC 6238, appendix B, SHA-1: the secret, and the last six of the eight digits at each second. */
const rfcSecret = Uint8Array.from(Buffer.from("12345678901234567890"));
const vectors = [
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
] as const;

test.each(vectors)("at second %i the code of RFC 6238 is right, and only it", (second, code) => {
  const at = new Date(second * 1_000);
  expect(findStep(rfcSecret, { code, at, after: 0 })).toBe(Math.floor(second / 30));
  const other = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
  expect(findStep(rfcSecret, { code: other, at, after: 0 })).toBeNull();
});

const secret = makeTotpSecret();
const at = new Date("2026-11-21T12:00:00Z");
const step = at.getTime() / 30_000;
const codeAt = (offset: number) => totpOf(secret, "").generate({ timestamp: at.getTime() + offset * 30_000 });

test("the codes of the step before and after are right, for clocks that are not exact", () => {
  for (const offset of [-1, 0, 1])
    expect(findStep(secret, { code: codeAt(offset), at, after: 0 })).toBe(step + offset);
  for (const offset of [-2, 2]) expect(findStep(secret, { code: codeAt(offset), at, after: 0 })).toBeNull();
});

test("a code of a used step, or of an earlier one, is refused", () => {
  expect(findStep(secret, { code: codeAt(0), at, after: step })).toBeNull();
  expect(findStep(secret, { code: codeAt(-1), at, after: step })).toBeNull();
  expect(findStep(secret, { code: codeAt(1), at, after: step })).toBe(step + 1);
});

test("the address for apps names the product, the person and what every app knows", () => {
  const uri = totpOf(secret, "ana@correio.example").toString();
  const { searchParams, pathname } = new URL(uri);
  expect(decodeURIComponent(pathname)).toContain("Vagou:ana@correio.example");
  expect(Object.fromEntries(searchParams)).toMatchObject({
    issuer: "Vagou",
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
  expect(searchParams.get("secret")).toHaveLength(32);
  expect(uri.startsWith("otpauth://totp/")).toBe(true);
});
