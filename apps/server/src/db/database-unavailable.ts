/** The database gave no answer in time, or cannot be reached. What was asked may or may not have been done. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
}

/** Also when it is the cause of another error, as Drizzle's "Failed query". */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  return error instanceof Error && error.cause !== error && isDatabaseUnavailable(error.cause);
}
