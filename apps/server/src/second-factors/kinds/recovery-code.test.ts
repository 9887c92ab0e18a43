import { expect, test } from "vitest";
import { makeRecoveryCodes, readRecoveryCode } from "./recovery-code.ts";

test("ten codes are made, each with a selector of its own", () => {
  const codes = makeRecoveryCodes();
  expect(codes).toHaveLength(10);
  expect(new Set(codes.map(({ selector }) => selector)).size).toBe(10);
  expect(new Set(codes.map(({ secret }) => secret)).size).toBe(10);
});

test("a code is read however the person types it", () => {
  for (const { shown, selector, secret } of makeRecoveryCodes()) {
    expect(shown).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
    const typed = [shown, shown.toUpperCase(), shown.replace("-", ""), ` ${shown.replace("-", " - ")} `];
    for (const text of typed) expect(readRecoveryCode(text)).toEqual({ selector, secret });
  }
  expect(readRecoveryCode("OIL00-ooiil")).toEqual({ selector: "01", secret: "10000111" });
});

test.each(["", "123456", "abcde-fghj", "abcde-fghjkk", "abcde-fghju", "ábcde-fghjk"])(
  "%j is no recovery code",
  (typed) => {
    expect(readRecoveryCode(typed)).toBeNull();
  },
);
