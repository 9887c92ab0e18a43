import { creditsPerProvider } from "@vagou/contract/fichas/amounts";
import { formatList } from "#lib/words/lists.ts";
import type { Group } from "../search-types.ts";
import { lineTexts } from "../texts.ts";

/** From this many portals on, one sentence names them all. */
const summedFrom = 3;

/**
 * True for a portal that was paid and brought no vacancy, while another of the search did. Where none brought any, the
 * words or the place are the reason, and a search without those portals would be none.
 */
export function savesNextTime({ outcome, fichas }: Group, groups: readonly Group[]): boolean {
  return outcome === "empty" && fichas === "charged" && groups.some(({ jobs }) => jobs.length > 0);
}

/** @returns the portals that were paid and brought nothing, with their fichas; null when they are fewer than three */
export function sumUpInVain(groups: readonly Group[]): string | null {
  const inVain = groups.filter((group) => savesNextTime(group, groups));
  if (inVain.length < summedFrom) return null;
  const names = inVain.map((group) => group.display_name);
  return lineTexts.nextTimeOf(formatList(names), inVain.length * creditsPerProvider);
}
