import { providerLabel } from "@vagou/contract/search/catalogue";
import { fillableFacts } from "@vagou/contract/search/fillable-facts";
import type { PostingFacts } from "../../db/schema/saved-vacancies.ts";

/**
 * @returns what was kept of a posting, with the names of its portals, as the contract says. A newer version, which the
 *   operator took back, may have kept facts that this one does not know: they are left out, so that the list opens.
 */
export function describeKept({ others, borrowed: kept, ...facts }: PostingFacts) {
  const borrowed = kept?.filter(({ fact }) => fillableFacts.includes(fact));
  return {
    ...facts,
    ...named(facts),
    ...(others !== undefined && { others: others.map((other) => ({ ...other, ...named(other) })) }),
    ...(borrowed !== undefined && { borrowed: borrowed.map((fact) => ({ ...fact, ...named(fact) })) }),
  };
}

function named({ source }: { source: string }): { display_name: string } {
  return { display_name: providerLabel(source) };
}
