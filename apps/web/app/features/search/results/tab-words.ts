import { formatCount, formatShare } from "#lib/words/money.ts";
import { isWorthAskingAgain } from "../describe-group.ts";
import { isAnswered } from "../is-answered.ts";
import type { Group } from "../search-types.ts";
import { resultTexts } from "../texts.ts";
import { unansweredTexts } from "./texts.ts";

/** @returns what a portal's tab says behind its name. One that did not answer has no count: 0 would say that it has no vacancies. */
export function wordsOfTab(group: Group, all: number): string {
  if (isAnswered(group)) {
    const { length } = group.jobs;
    return `${formatCount(length)} · ${formatShare(length, all)}`;
  }
  if (group.is_unasked) return resultTexts.unasked;
  return group.outcome === "cancelled" ? resultTexts.cancelled : resultTexts.failed;
}

/** @returns why a portal's tab shows no vacancy */
export function noneInTab(group: Group): string {
  if (isAnswered(group)) return resultTexts.noneHere;
  if (group.outcome === "cancelled") return unansweredTexts.cancelledHere;
  if (group.is_unasked) return unansweredTexts.unasked(group.error ?? "");
  return isWorthAskingAgain(group) ? unansweredTexts.here : unansweredTexts.off;
}
