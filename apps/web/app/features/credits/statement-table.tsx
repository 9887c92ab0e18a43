import type { HistoryEntry } from "@vagou/contract/answers";
import type { Ref } from "react";
import { formatMoment } from "#lib/dates.ts";
import { formatCount } from "#lib/money.ts";
import { classes } from "#ui/classes.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { describeMovement, signedAmount } from "./describe-movement.ts";
import { statementTexts } from "./texts.ts";

/** A true table, narrow enough for a phone: what and when, how much, what was left. */
export function StatementTable({ entries, ref }: { entries: HistoryEntry[]; ref: Ref<HTMLTableElement> }) {
  return (
    <table ref={ref} className="w-full border-collapse">
      <caption className="sr-only">{statementTexts.caption}</caption>
      <thead>
        <tr className="text-1 text-muted">
          <th scope="col" className="pb-2 text-left font-normal">
            {statementTexts.columns.movement}
          </th>
          <th scope="col" className="pb-2 pl-3 text-right font-normal">
            {statementTexts.columns.amount}
          </th>
          <th scope="col" className="pb-2 pl-3 text-right font-normal">
            {statementTexts.columns.balance}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ entry }: { entry: HistoryEntry }) {
  return (
    <tr tabIndex={-1} className="border-t border-line align-top">
      <th scope="row" className="py-2.5 text-left font-semibold wrap-anywhere">
        {describeMovement(entry)}
        <time dateTime={entry.at} className="block text-1 font-normal text-muted tabular-nums">
          {formatMoment(new Date(entry.at))}
        </time>
      </th>
      <td
        className={classes(
          "py-2.5 pl-3 text-right font-bold whitespace-nowrap tabular-nums",
          entry.amount > 0 && "text-leaf",
        )}
      >
        {signedAmount(entry.amount)}
      </td>
      <td className="py-2.5 pl-3 text-right whitespace-nowrap text-muted tabular-nums">
        {formatCount(entry.balance)}
      </td>
    </tr>
  );
}

const skeletonRows = ["w-32", "w-24", "w-40", "w-28", "w-36"];

/** Rows as tall as those to come. */
export function StatementTableSkeleton() {
  return (
    <output aria-label={statementTexts.loading} className="block">
      <Skeleton className="mb-3 h-3.5 w-20" />
      {skeletonRows.map((width) => (
        <span key={width} className="flex h-16 items-start justify-between border-t border-line py-3">
          <span className="grid gap-2">
            <Skeleton className={classes("h-4", width)} />
            <Skeleton className="h-3.5 w-32" />
          </span>
          <Skeleton className="h-4 w-20" />
        </span>
      ))}
    </output>
  );
}
