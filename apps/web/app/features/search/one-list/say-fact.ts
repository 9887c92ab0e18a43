import type { Difference } from "@vagou/one-list/merging/find-differences";
import { relativeDate } from "#lib/words/dates.ts";
import { cardTexts } from "../texts.ts";

/** @returns a fact of a posting as the card says it: "Remoto", "há 3 dias"; other facts as the portal wrote them */
export function sayFact(fact: Difference["fact"], value: string): string {
  if (fact === "date") return relativeDate(value) ?? value;
  if (fact === "work-mode" && isWorkMode(value)) return cardTexts.workModes[value];
  return value;
}

function isWorkMode(value: string): value is keyof typeof cardTexts.workModes {
  return Object.hasOwn(cardTexts.workModes, value);
}
