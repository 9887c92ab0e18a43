import { freeRepeatMs } from "@vagou/contract/fichas/amounts";
import { formatSeconds } from "#lib/words/money.ts";
import type { Group } from "./search-types.ts";
import { lineTexts } from "./texts.ts";

/** One provider's part of a search, in plain words: its answer, and whether its fichas were charged. */
export function describeGroup(group: Group): { said: string; isFailed: boolean; fichas: string } {
  return { said: describeOutcome(group), isFailed: group.has_error, fichas: lineTexts[group.fichas] };
}

/**
 * Whether asking this portal again may bring more: it failed, our queue was too long, or an older answer was shown
 * instead; not while it is switched off, and not just after it blocked us, which it would do again.
 */
export function isWorthAskingAgain({
  has_error,
  outcome,
  fichas,
  cached,
  age_s: ageSeconds,
  is_off: isOff = false,
}: Group): boolean {
  const isOlder = cached && fichas === "free" && (ageSeconds ?? 0) * 1000 >= freeRepeatMs;
  return (has_error || isOlder) && !isOff && outcome !== "blocked";
}

/** Says what was found first, and what is missing last. */
function describeOutcome(group: Group): string {
  if (!group.is_partial) return saidBy(group);
  return group.has_error
    ? lineTexts.after(lineTexts.nothingInPart, formatSeconds(group.took_ms))
    : saidBy(group) + lineTexts.partial;
}

function saidBy(group: Group): string {
  const { count, total } = group;
  // What a portal found in other places is left out: for the person it has none.
  const outcome = group.outcome === "answered" && count === 0 ? "empty" : group.outcome;
  if (outcome === "answered" || (outcome === "empty" && group.cached)) {
    const found = total !== null && total > count ? lineTexts.foundOf(count, total) : lineTexts.found(count);
    const said = outcome === "empty" ? lineTexts.empty : found;
    if (group.cached) return said + lineTexts.aged(Math.floor((group.age_s ?? 0) / 60));
    return group.fichas === "free"
      ? found + lineTexts.again
      : found + lineTexts.within(formatSeconds(group.took_ms));
  }
  // The server returns fichas for a portal that is down; anything else is a call that failed, with its reason.
  if (outcome === "unavailable" && group.fichas !== "returned" && group.error !== undefined)
    return group.error;
  // A portal that is paused, or whose line is full, fails at once: it did not "take too long" in a tenth of a second.
  return outcome === "cancelled" || (group.has_error && group.took_ms < 1_000)
    ? lineTexts[outcome]
    : lineTexts.after(lineTexts[outcome], formatSeconds(group.took_ms));
}
