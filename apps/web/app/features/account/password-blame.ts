import type { Blame } from "#lib/forms/field-errors.ts";

/** Refusals about the `password` that a form chooses. */
export const passwordBlame: Blame<"password"> = { weak_password: "password", common_password: "password" };
