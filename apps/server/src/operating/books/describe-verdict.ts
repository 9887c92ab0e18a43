import type { ResponseOf } from "@vagou/contract/api/endpoints";
import type { VerdictRow } from "../../ledger-audit/repository.ts";

/** @param row of a finished check */
export function describeVerdict({
  finishedAt,
  people,
  movements,
  entries,
  faultCount,
  faults,
}: Pick<
  VerdictRow,
  "finishedAt" | "people" | "movements" | "entries" | "faultCount" | "faults"
>): ResponseOf<"verifyLedger"> {
  return {
    at: (finishedAt ?? new Date(0)).toISOString(),
    people: people ?? 0,
    movements: movements ?? 0,
    entries: entries ?? 0,
    fault_count: faultCount ?? 0,
    faults: [...(faults ?? [])],
  };
}
