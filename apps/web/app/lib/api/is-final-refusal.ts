import { CallError } from "./call-endpoint.ts";

/** True where the server would refuse the same call again: 401, 408 and 429 are no answer to what was asked. */
export function isFinalRefusal(error: unknown): boolean {
  if (!(error instanceof CallError) || error.status === null) return false;
  const { status } = error;
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status);
}
