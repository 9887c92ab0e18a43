import type { Reply } from "./call.ts";

export type CallKind = "search" | "read" | "sign-up" | "purchase";

/** What the calls of a period were answered, by kind. */
export type Tally = { kind: CallKind; reply: Reply; at: number }[];

/** @returns `12 answered, 3 unavailable`, or "none" */
export function describeReplies(tally: Tally, kind: CallKind): string {
  const counts = new Map<string, number>();
  for (const { reply } of tally.filter((each) => each.kind === kind)) {
    const word = reply.code === "" ? "answered" : reply.code;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts.size === 0 ? "none" : [...counts].map(([word, count]) => `${count} ${word}`).join(", ");
}

/** @returns the longest time of a call, in seconds with one decimal */
export function longestSeconds(tally: Tally, kind: CallKind): number {
  const times = tally.filter((each) => each.kind === kind).map(({ reply }) => reply.ms);
  return Math.round(Math.max(0, ...times) / 100) / 10;
}
