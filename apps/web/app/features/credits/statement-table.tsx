import type { StatementLine } from "@vagou/contract/api/answers";
import { type Ref, useId, useState } from "react";
import { formatMoment } from "#lib/words/dates.ts";
import { formatCount, signedAmount } from "#lib/words/money.ts";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { describeCost, describeLine, providerName } from "./describe-line.ts";
import { lineTexts, statementTexts } from "./texts.ts";

/** The words of a search, by the id that it was sent with; null where this device does not know them. */
export type WordsOf = (searchId: string) => string | null;

/** A table, narrow enough for a phone: movement and time, amount, balance; each line is a `tbody`. */
export function StatementTable({ lines, wordsOf, ref }: TableProps) {
  return (
    <table ref={ref} className="w-full border-collapse">
      <caption className="sr-only">{statementTexts.caption}</caption>
      <thead>
        <tr className="text-1 text-muted">
          <th scope="col" className="pb-2 text-left font-normal wrap-anywhere">
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
      {lines.map((line) => (
        <Line key={line.id} line={line} words={line.search_id === null ? null : wordsOf(line.search_id)} />
      ))}
    </table>
  );
}

type TableProps = { lines: StatementLine[]; wordsOf: WordsOf; ref: Ref<HTMLTableElement> };

function Line({ line, words }: { line: StatementLine; words: string | null }) {
  const [isOpen, setOpen] = useState(false);
  const providersId = useId();
  const title = describeLine(line);
  const cost = describeCost(line);
  const when = formatMoment(new Date(line.at));
  return (
    <tbody className="border-t border-line">
      <tr tabIndex={-1} className="align-top">
        <th scope="row" className="py-2.5 text-left font-semibold wrap-anywhere">
          {title}
          {words !== null && <span className="block font-normal">{words}</span>}
          <time dateTime={line.at} className="block text-1 font-normal text-muted tabular-nums">
            {when}
          </time>
          {cost !== "" && <span className="block text-1 font-normal text-muted tabular-nums">{cost}</span>}
        </th>
        <td
          className={classes(
            "py-2.5 pl-3 text-right font-bold whitespace-nowrap tabular-nums",
            line.amount > 0 && "text-leaf",
          )}
        >
          {signedAmount(line.amount)}
        </td>
        <td className="py-2.5 pl-3 text-right whitespace-nowrap text-muted tabular-nums">
          {formatCount(line.balance)}
        </td>
      </tr>
      {line.portals.length > 1 && (
        <tr>
          <td colSpan={3} className="pb-2">
            <button
              type="button"
              aria-label={lineTexts.portalsOf(title, when)}
              aria-expanded={isOpen}
              aria-controls={providersId}
              onClick={() => setOpen(!isOpen)}
              className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-1 font-semibold"
            >
              {lineTexts.portals}
              <Icon name="chevron" className={classes("transition-transform", isOpen && "rotate-180")} />
            </button>
            <ul id={providersId} hidden={!isOpen}>
              {line.portals.map(({ provider, credits, fichas }, place) => (
                <li
                  // oxlint-disable-next-line react/no-array-index-key -- a portal asked again is there twice, in one order
                  key={place}
                  className="flex justify-between gap-3 border-t border-dashed border-line py-1.5 text-1"
                >
                  <span className="min-w-0 wrap-anywhere">{providerName(provider)}</span>
                  <span
                    className={classes("tabular-nums", fichas === "returned" && "font-semibold text-leaf")}
                  >
                    {lineTexts.cost[fichas](credits, false)}
                  </span>
                </li>
              ))}
            </ul>
          </td>
        </tr>
      )}
    </tbody>
  );
}

const skeletonRows = ["w-32", "w-24", "w-40", "w-28", "w-36"];

/** Placeholder rows of the same height. */
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
