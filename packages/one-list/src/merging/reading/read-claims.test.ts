import { expect, test } from "vitest";
import { postingOf } from "../../testing/posting-of.ts";
import { postingFacts } from "./posting-facts.ts";
import { claimsOf } from "./read-claims.ts";

test.each([
  ["Salário equivalente a R$ 2.500,00.", [2500]],
  ["Salário e vale-alimentação de R$ 450,00.", []],
  ["Salário: R$ 2.500 a R$ 3.000, e auxílio de R$ 300.", [2500, 3000]],
])("the pay of %j is %j, and an allowance is none", (description, pay) => {
  expect(claimsOf(postingFacts(postingOf({ description }))).pay()).toEqual(pay);
});
