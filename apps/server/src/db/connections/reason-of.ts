/** @returns what the innermost cause of a failure says: those around it name the statement and its values */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}
