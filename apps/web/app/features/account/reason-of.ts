import { CallError } from "#lib/api/call-endpoint.ts";

/**
 * Why a call failed, for a toast: the server's own sentence, else `refused` when it refused without one,
 * else `unreadable` when the answer did not come from our server (a page of a proxy), else `unreached`
 * when no answer came.
 */
export function reasonOf(error: unknown, { refused, unreadable = refused, unreached }: Reasons): string {
  if (!(error instanceof CallError)) return unreached;
  return error.said ?? (error.isRefusal ? refused : unreadable);
}

type Reasons = { refused: string; unreadable?: string; unreached: string };
