import { listRequirements } from "../text/list-requirements.ts";
import type { Section } from "./section.ts";

/** @returns the items of all sections of a kind, each once, without the signs around it. */
export function chooseItems(sections: readonly Section[]): { requirements: string[]; benefits: string[] } {
  const asked = sections.filter(({ kind }) => kind === "requirements");
  return {
    requirements: listRequirements(
      {
        required: itemsOf(asked.filter(({ isDesirable }) => !isDesirable)),
        desirable: itemsOf(asked.filter(({ isDesirable }) => isDesirable)),
      },
      itemsMax,
    ),
    benefits: itemsOf(sections.filter(({ kind }) => kind === "benefits")),
  };
}

function itemsOf(sections: readonly Section[]): string[] {
  const items: string[] = [];
  for (const section of sections) {
    for (const entry of section.entries) {
      if (entry.type !== "line" || !entry.isItem || items.length >= itemsMax) continue;
      const item = tidy(entry.line.bare);
      if (item !== "" && !items.includes(item)) items.push(item);
    }
  }
  return items;
}

/** Removes the signs between items, and the "e" before the last item of a sentence: "… e seguro de vida". */
function tidy(text: string): string {
  let end = text.length;
  while (end > 0 && isSign(text.charCodeAt(end - 1))) end -= 1;
  let start = text.startsWith("e ") ? 2 : 0;
  while (start < end && " ;,:!?)*•".includes(text[start] ?? "")) start += 1;
  // "VT +" was split at its plus; "C++" was not.
  return text.slice(start, text.endsWith(" +") ? end - 2 : end);
}

/** A blank, comma, full stop or semicolon. */
function isSign(code: number): boolean {
  return code === 32 || code === 44 || code === 46 || code === 59;
}

const itemsMax = 30;
