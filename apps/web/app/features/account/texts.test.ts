import { errorMessages } from "@vagou/contract/api/error-codes";
import { expect, test } from "vitest";
import { accountTexts } from "./texts.ts";

test("the sentence about a link that is not valid any more is the one of the contract", () => {
  expect(accountTexts.confirmLinkInvalid).toBe(errorMessages.confirmation_link_invalid);
});
