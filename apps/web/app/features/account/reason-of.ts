import { CallError } from "#lib/call-endpoint.ts";

/**
 * Why a call failed, for a toast: the server's own sentence, else `refused` when it answered without
 * one, else `unreached` when no answer came.
 */
export function reasonOf(error: unknown, { refused, unreached }: Reasons): string {
  return error instanceof CallError ? (error.said ?? refused) : unreached;
}

export type Reasons = { refused: string; unreached: string };
