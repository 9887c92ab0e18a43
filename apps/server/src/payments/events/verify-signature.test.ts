import { Stripe } from "stripe";
import { expect, test } from "vitest";
import { verifySignature } from "./verify-signature.ts";

const now = new Date("2026-11-21T12:00:00Z");
const secret = "whsec_the_one_of_today";
const payload = '{"id":"evt_1","object":"event","texto":"ação"}';
const body = Buffer.from(payload);

/** Signed by Stripe's own library. */
function sign(options: { secret?: string; at?: Date } = {}): string {
  return Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: options.secret ?? secret,
    timestamp: Math.floor((options.at ?? now).getTime() / 1000),
  });
}

test("an event with a signature of Stripe is accepted", () => {
  expect(verifySignature(body, { header: sign(), secrets: [secret], now })).toBe("valid");
});

test("while a secret is replaced, both are valid", () => {
  const secrets = ["whsec_the_new_one", secret];
  expect(verifySignature(body, { header: sign(), secrets, now })).toBe("valid");
  const newer = sign({ secret: "whsec_the_new_one" });
  expect(
    verifySignature(body, {
      header: `${sign()},${newer.split(",")[1]}`,
      secrets: ["whsec_the_new_one"],
      now,
    }),
  ).toBe("valid");
});

test.each([
  ["nothing", undefined, "no signature"],
  ["an empty header", "", "no signature"],
  ["no timestamp", "v1=00", "no signature"],
  ["only a signature of the old scheme", "t=1795262400,v0=00", "no signature"],
  ["a signature with another secret", sign({ secret: "whsec_of_somebody" }), "wrong signature"],
  ["another timestamp than was signed", sign().replace(/t=\d+/, "t=1795262401"), "wrong signature"],
  ["a replay after six minutes", sign({ at: new Date(now.getTime() - 360_000) }), "old timestamp"],
  ["a time six minutes ahead", sign({ at: new Date(now.getTime() + 360_000) }), "old timestamp"],
])("an event with %s is refused", (_what, header, verdict) => {
  expect(verifySignature(body, { header, secrets: [secret], now })).toBe(verdict);
});

test("a body that was altered on the way is refused", () => {
  const altered = Buffer.from(payload.replace("evt_1", "evt_2"));
  expect(verifySignature(altered, { header: sign(), secrets: [secret], now })).toBe("wrong signature");
});

test("without a secret every event is refused", () => {
  expect(verifySignature(body, { header: sign(), secrets: [], now })).toBe("wrong signature");
});
