import { errorMessages } from "@vagou/contract/api/error-codes";
import { expect, test } from "vitest";
import { formTexts } from "./texts.ts";

test("the sentence after too many tries is the one of the contract", () => {
  expect(formTexts.tooMany).toBe(errorMessages.too_many_requests);
});
