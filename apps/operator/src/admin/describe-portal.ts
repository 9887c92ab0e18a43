import type { KeptReply, RunRow } from "@vagou/server/operating/portals/repository";
import { formatInstant } from "./format-instant.ts";
import { formatTable } from "./format-table.ts";

/** @param replies those of this portal that could not be read */
export function describePortal(runs: readonly RunRow[], replies: readonly KeptReply[]): string {
  const answers =
    runs.length === 0
      ? "It was not asked in the last 90 days."
      : formatTable(
          runs.map((run) => ({
            when: formatInstant(run.createdAt),
            outcome: run.outcome,
            "took s": (run.tookMs / 1_000).toFixed(1),
            vacancies: run.jobCount,
            dropped: run.droppedCount,
            unreadable: run.skippedCount,
          })),
        );
  if (replies.length === 0) return answers;
  const table = formatTable(
    replies.map(({ id, receivedAt, status, outcome, cause }) => ({
      reply: id,
      hour: formatInstant(receivedAt),
      status,
      outcome,
      cause: cause.slice(0, 80),
    })),
  );
  return `${answers}\n\nReplies that could not be read (provider reply <id>):\n${table}`;
}
