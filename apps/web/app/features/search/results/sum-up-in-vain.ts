import { creditsPerProvider } from "@vagou/contract/fichas/amounts";
import { formatList } from "#lib/words/lists.ts";
import { isAnswered } from "../is-answered.ts";
import type { Group } from "../search-types.ts";
import { lineTexts } from "../texts.ts";

/**
 * @returns the portals that were paid and brought nothing, with their fichas; null where there are none, and where no
 *   portal brought anything: there the words or the place are the reason, and a search without those portals would be none
 */
export function sumUpInVain(groups: readonly Group[]): string | null {
  const inVain = groups.filter(
    (group) => isAnswered(group) && group.jobs.length === 0 && group.fichas === "charged",
  );
  if (inVain.length === 0 || groups.every(({ jobs }) => jobs.length === 0)) return null;
  const names = formatList(inVain.map((group) => group.display_name));
  const credits = inVain.length * creditsPerProvider;
  return inVain.length === 1 ? lineTexts.nextTime(names, credits) : lineTexts.nextTimeOf(names, credits);
}
