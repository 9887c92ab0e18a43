import type { Job } from "@vagou/contract/search/job";
import { monthlyPay } from "@vagou/one-list/facts/monthly-pay";
import { formatCount } from "#lib/words/money.ts";
import { payTexts } from "./pay-texts.ts";

/**
 * Below the pay of a posting: that the portal states it, and what it is in a month where the posting says it for another
 * time, with what was counted. Nothing is estimated: where no law says how much work a month is, it says so.
 */
export function PayNote({ job }: { job: Job }) {
  const pay = monthlyPay(job);
  if (pay === null) return null;
  const origin = pay.origin === "stated" ? payTexts.stated : null;
  const said = [origin, describeMonth(pay)].filter((part) => part !== null).join(" · ");
  return said === "" ? null : <p className="text-1 font-normal text-muted">{said}</p>;
}

/** @returns null where the posting itself states a month */
function describeMonth({ min, max, unit, unitsPerMonth, isEstimate }: Pay): string | null {
  if (unit === "month") return null;
  if (unit === "unstated") return payTexts.noPeriod;
  if (isEstimate) return payTexts.noMonth[unit === "hour" ? "hour" : "day"];
  return `${payTexts.perMonth(min, max, formatCount)}, ${payTexts.counting(unit, unitsPerMonth)}`;
}

type Pay = NonNullable<ReturnType<typeof monthlyPay>>;
