import type { HistoryEntry } from "@vagou/contract/api/answers";
import type { CheckoutStart } from "./checkout-start.ts";

/**
 * What an arrival on the page means. `waiting`: the checkout sent the person back, the fichas are awaited;
 * `unsure`: the person left to pay and came back another way, so one check is enough;
 * `announced`: an old address of a purchase that was already announced; `plan`: a plan was paid for.
 */
export type CheckoutReturn =
  | { kind: "nothing" }
  | { kind: "announced" }
  | { kind: "plan" }
  | { kind: "waiting"; sessionId: string; after: Mark }
  | { kind: "unsure"; after: Mark };

/**
 * A purchase counts when it stands above this movement, or, where that is unknown, came after this time, and when it is one
 * of so many fichas, where that is known: another tab may have bought others.
 */
type Mark = { movement: string | null; sinceMs: number; credits: number | null };

/** The statement uses the server's clock, the time of leaving this device's: they may differ by this much. */
const clockDriftMs = 2 * 60 * 1000;

/** How long a purchase counts as new when this tab has no note of leaving (another browser, a log-in in between). */
const freshMs = 30 * 60 * 1000;

/**
 * @param search the address's query, with `session_id` when the checkout sent the person here
 * @param announced the checkout session whose fichas were last announced in this tab
 */
export function judgeCheckoutReturn({ search, checkoutStart, announced, nowMs }: Arrival): CheckoutReturn {
  const sessionId = new URLSearchParams(search).get("session_id");
  if (sessionId === null) {
    const isUnsure = checkoutStart !== null && checkoutStart.credits !== null;
    return isUnsure ? { kind: "unsure", after: markOf(checkoutStart) } : { kind: "nothing" };
  }
  if (sessionId === announced) return { kind: "announced" };
  if (checkoutStart?.credits === null) return { kind: "plan" };
  const after =
    checkoutStart === null
      ? { movement: null, sinceMs: nowMs - freshMs, credits: null }
      : markOf(checkoutStart);
  return { kind: "waiting", sessionId, after };
}

function markOf({ newestMovement, leftAtMs, credits }: CheckoutStart): Mark {
  return { movement: newestMovement, sinceMs: leftAtMs - clockDriftMs, credits };
}

/**
 * @param entries the newest page of the statement, newest first
 * @returns the fichas of the purchase that came after the person left; null while there is none
 */
export function findArrival(
  entries: readonly HistoryEntry[],
  { movement, sinceMs, credits }: Mark,
): number | null {
  const markIndex = entries.findIndex(({ id }) => id === movement);
  const newer =
    movement === null
      ? entries.filter(({ at }) => Date.parse(at) >= sinceMs)
      : entries.slice(0, markIndex === -1 ? undefined : markIndex);
  const isAwaited = ({ reason, amount }: HistoryEntry) =>
    reason === "purchase" && amount === (credits ?? amount);
  return newer.find(isAwaited)?.amount ?? null;
}

const checksMax = 12;

/** @returns ms until the next check after `checks` checks: from 2 s, backing off; false after about a minute */
export function nextCheckMs(checks: number): number | false {
  if (checks >= checksMax) return false;
  return Math.min(10_000, Math.round(2_000 * 1.2 ** Math.max(0, checks - 1)));
}

type Arrival = {
  search: string;
  checkoutStart: CheckoutStart | null;
  announced: string | null;
  nowMs: number;
};
