import type { ErrorCode } from "@vagou/contract/error-codes";
import { expect, test } from "vitest";
import { CallError } from "#lib/call-endpoint.ts";
import { refusedField } from "./refused-field.ts";

const refusal = (code: ErrorCode, fields = {}) => new CallError(code, { status: 400, code, fields });

test("a wrong current password is said beside the current one", () => {
  expect(refusedField(refusal("wrong_current_password"))).toBe("current_password");
  expect(refusedField(refusal("invalid_input", { current_password: "Curta demais" }))).toBe(
    "current_password",
  );
});

test.each(["weak_password", "common_password"] as const)("%s is said beside the new password", (code) => {
  expect(refusedField(refusal(code))).toBe("new_password");
});

test("what no field is to blame for stands alone", () => {
  expect(refusedField(refusal("too_many_requests"))).toBeNull();
  expect(refusedField(new TypeError("Failed to fetch"))).toBeNull();
});
