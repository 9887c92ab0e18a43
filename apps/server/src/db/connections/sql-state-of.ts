/** @returns the SQLSTATE of an error or of its cause, as of Drizzle's "Failed query"; empty without one */
export function sqlStateOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  if ("code" in error && typeof error.code === "string") return error.code;
  return error.cause === error ? "" : sqlStateOf(error.cause);
}
