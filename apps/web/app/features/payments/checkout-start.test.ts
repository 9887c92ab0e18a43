import { expect, it } from "vitest";
import { type CheckoutStart, parseCheckoutStart } from "./checkout-start.ts";

const checkoutStart: CheckoutStart = { userId: "u1", credits: 600, leftAtMs: 1_000, newestMovement: "m9" };
const soon = { userId: "u1", nowMs: 60_000 };

it("remembers in this tab which person left to pay for which package, and what the statement said", () => {
  expect(parseCheckoutStart(JSON.stringify(checkoutStart), soon)).toEqual(checkoutStart);
  const blind = { ...checkoutStart, credits: null, newestMovement: null };
  expect(parseCheckoutStart(JSON.stringify(blind), soon)).toEqual(blind);
});

it("ignores the purchase of another person, and one of a week ago", () => {
  expect(parseCheckoutStart(JSON.stringify(checkoutStart), { ...soon, userId: "u2" })).toBeNull();
  const weekLater = 1_000 + 7 * 24 * 60 * 60 * 1000;
  expect(
    parseCheckoutStart(JSON.stringify(checkoutStart), { userId: "u1", nowMs: weekLater }),
  ).not.toBeNull();
  expect(
    parseCheckoutStart(JSON.stringify(checkoutStart), { userId: "u1", nowMs: weekLater + 1 }),
  ).toBeNull();
});

it.each([
  null,
  "",
  "null",
  "{}",
  '{"userId":"u1","credits":"600","leftAtMs":1000,"newestMovement":null}',
  '{"userId":"u1","credits":300,"leftAtMs":"1000","newestMovement":null}',
  '{"userId":"u1","credits":300,"leftAtMs":1000,"newestMovement":7}',
  '{"userId":"u1","item":"basic","leftAtMs":1000,"newestMovement":null}',
])("reads nothing from %o", (text) => {
  expect(parseCheckoutStart(text, soon)).toBeNull();
});
