import { creditsPerProvider, searchCostCredits } from "@vagou/contract/fichas/amounts";
import { formatList } from "#lib/words/lists.ts";
import { isWorthAskingAgain } from "../describe-group.ts";
import type { Group } from "../search-types.ts";
import { failureTexts } from "../texts.ts";

/** What the portals of a search that failed have in common. */
export type Failures = {
  /** Instead of that of portals with problems, where no portal had one: our server did not ask some. */
  title: string | null;
  /** The ids of those that can be asked again, in the order asked. */
  providers: string[];
  /** A sentence with their names and the number of returned fichas. */
  said: string;
  /** The button that asks them again, and its price in fichas if all of them answer; null where none can be. */
  retry: { label: string; priceCredits: number } | null;
};

/**
 * @param failedAgain ids of portals that were asked again and failed again
 * @returns null where no portal failed
 */
export function sumUpFailures(
  groups: readonly Group[],
  failedAgain: readonly string[] = [],
): Failures | null {
  const failed = groups.filter((group) => group.has_error && !group.is_unasked);
  const unasked = groups.filter((group) => group.is_unasked);
  if (failed.length + unasked.length === 0) return null;
  const [again, once] = [true, false].map((isAgain) =>
    failed.filter(({ name }) => failedAgain.includes(name) === isAgain).map((group) => group.display_name),
  );
  const worth = failed.filter(isWorthAskingAgain);
  const returned = failed.filter((group) => group.fichas === "returned").length * creditsPerProvider;
  return {
    title: failed.length === 0 ? failureTexts.incomplete : null,
    providers: worth.map(({ name }) => name),
    said: [
      once?.length ? failureTexts.unanswered(formatList(once)) : "",
      again?.length ? failureTexts.unansweredAgain(formatList(again)) : "",
      returned > 0 ? failureTexts.returned(returned) : "",
      unasked.length > 0
        ? failureTexts.unasked(
            formatList(unasked.map((group) => group.display_name)),
            unasked[0]?.error ?? "",
          )
        : "",
    ]
      .filter((sentence) => sentence !== "")
      .join(" "),
    retry:
      worth.length === 0
        ? null
        : { label: failureTexts.retry(worth.length), priceCredits: searchCostCredits(worth.length) },
  };
}
