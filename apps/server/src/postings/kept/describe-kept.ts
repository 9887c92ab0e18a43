import { providerLabel } from "@vagou/contract/search/catalogue";
import type { PostingFacts } from "../../db/schema/saved-vacancies.ts";

/** @returns what was kept of a posting, with the names of its portals, as the contract says */
export function describeKept({ others, borrowed, ...facts }: PostingFacts) {
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
