import { expect, test } from "vitest";
import { whatsAppAddress } from "./share-link.ts";

test("the link inside the message arrives whole", () => {
  const message = "Vem: https://vagou.com.br/register?refer_id=k7m2&x=ç";
  const address = new URL(whatsAppAddress(message));
  expect(address.origin).toBe("https://wa.me");
  expect([...address.searchParams]).toEqual([["text", message]]);
});
