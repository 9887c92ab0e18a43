import { expect, it } from "vitest";
import { checkoutAddress } from "./checkout-address.ts";

const userId = "6f1c2a90-1111-4222-8333-444455556666";

it("adds the id of the person who pays to the payment link, and keeps what the link already carries", () => {
  expect(checkoutAddress("https://buy.stripe.com/abc?locale=pt-BR", userId)?.href).toBe(
    `https://buy.stripe.com/abc?locale=pt-BR&client_reference_id=${userId}`,
  );
});

it("names one person only, regardless of what the link or the id contains", () => {
  const address = checkoutAddress("https://buy.stripe.com/abc?client_reference_id=other", "a&b=c#d");
  expect(address?.searchParams.getAll("client_reference_id")).toEqual(["a&b=c#d"]);
  expect(address?.hash).toBe("");
});

it.each([null, undefined, "", "buy.stripe.com/abc", "javascript:alert(1)", "data:text/html,x"])(
  "leads nowhere for %o",
  (link) => {
    expect(checkoutAddress(link, userId)).toBeNull();
  },
);
