import { referralCodeShape } from "@vagou/contract/fichas/referral-code";
import { expect, test } from "vitest";
import { makeReferralCode } from "./referral-code.ts";

test("every code looks as the contract says, by which the web app tells a cut link from a whole one", () => {
  for (let made = 0; made < 500; made += 1) expect(makeReferralCode()).toMatch(referralCodeShape);
});
