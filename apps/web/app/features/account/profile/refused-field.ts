import { CallError } from "#lib/call-endpoint.ts";

/** @returns the password field that a refusal is about; null when it is about something else */
export function refusedField(error: unknown): "current_password" | "new_password" | null {
  if (!(error instanceof CallError)) return null;
  if (error.code === "wrong_current_password" || "current_password" in error.fields) {
    return "current_password";
  }
  const isAboutNew = error.code === "weak_password" || error.code === "common_password";
  return isAboutNew || "new_password" in error.fields ? "new_password" : null;
}
