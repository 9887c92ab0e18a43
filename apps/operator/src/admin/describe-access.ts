import type { AccessRecord } from "@vagou/server/access-records/repository";
import { formatTable } from "./format-table.ts";

/** Lists access records with the time in UTC, to the millisecond, as authorities request it. */
export function describeAccess(records: readonly AccessRecord[], limit: number): string {
  if (records.length === 0) return "There are no records; they are kept for six months.";
  const table = formatTable(
    records.map(({ at, ip, port, action, personId, sessionId }) => ({
      "when (UTC)": at.toISOString(),
      address: ip,
      port,
      action: action === "log_in" ? "log-in" : "use",
      account: personId,
      session: sessionId,
    })),
  );
  return records.length < limit ? table : `${table}\nThere may be more: --limit ${limit * 5}`;
}
