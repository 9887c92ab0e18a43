import { contractKinds } from "../../facts/contract-kinds.ts";
import { conditionWords } from "../reading/condition-words.ts";
import type { PostingFacts } from "../reading/posting-facts.ts";
import { claimsOf } from "../reading/read-claims.ts";
import { isOfEmployer } from "./find-untold.ts";
import { says } from "./says.ts";

/**
 * Relief, weekends, women only and the like: a title that does not say so is that of the usual job, unless its text says it.
 *
 * @param words what only the title of `posting` names
 */
export function areConditionsSaid(
  words: readonly string[],
  posting: PostingFacts,
  other: PostingFacts,
): boolean {
  return (
    words.every((word) => {
      const beginnings = conditionWords.get(word);
      return beginnings === undefined || isOfEmployer(word, posting, other) || says(other, beginnings);
    }) &&
    (!posting.title.days.includes("weekend") ||
      other.title.days.includes("weekend") ||
      claimsOf(other).weekends()) &&
    (!posting.title.contracts.includes("freelance") || worksFreely(other))
  );
}

function worksFreely(posting: PostingFacts): boolean {
  const kinds: readonly string[] = [...posting.title.contracts, ...contractKinds(posting.job)];
  return kinds.includes("freelance") || kinds.includes("pj") || says(posting, ["autonom", "freela", "pj"]);
}
