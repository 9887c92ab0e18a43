/** The database gave no answer in time, or cannot be reached. The statement may or may not have been executed. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
}

/** @returns true also when it is the cause of another error, as of Drizzle's "Failed query" */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  return error instanceof Error && error.cause !== error && isDatabaseUnavailable(error.cause);
}
