import { expect, test } from "vitest";
import { readReferId } from "./read-refer-id.ts";

test.each([
  ["https://vagou.com.br/register?refer_id=k7m2p9qrst", "k7m2p9qrst"],
  ["vagou.com.br/register?utm_source=zap&refer_id=k7m2p9qrst#top", "k7m2p9qrst"],
  ["Vem pra Vagou: http://localhost:3000/register?refer_id=k7m2p9qrst. Abraço", "k7m2p9qrst"],
  ["  k7m2p9qrst \n", "k7m2p9qrst"],
  ["K7M2P9QRST", "K7M2P9QRST"],
])("finds the code in %j", (pasted, code) => {
  expect(readReferId(pasted)).toBe(code);
});

test.each(["", "   ", "https://vagou.com.br/register", "um amigo me chamou", "?refer_id=", "a".repeat(101)])(
  "finds none in %j",
  (pasted) => {
    expect(readReferId(pasted)).toBeNull();
  },
);
