import type { FieldsOfErrors } from "#lib/forms/field-errors.ts";

/** Refusals about the `password` that a form chooses. */
export const fieldsOfPasswordErrors: FieldsOfErrors<"password"> = {
  weak_password: "password",
  common_password: "password",
  leaked_password: "password",
};
