import type { PostingFacts } from "../reading/posting-facts.ts";
import { leaders, neutralCallings, ranks } from "../reading/title-tables.ts";

/**
 * A title that names what is done, and not who does it ("Suporte técnico"), leaves the rank out.
 *
 * @returns whether a word that only one title has makes another job of the one that both name: a rank ("Auxiliar de
 *   mecânico"), or any other head before a "de" ("Instrutor de motorista")
 */
export function isAbove(word: string, posting: PostingFacts, other: PostingFacts): boolean {
  if (isRank(word, posting)) return leaders.has(word) || !isActivity(other.role[0] ?? "");
  return (
    word === posting.role[0] &&
    !neutralCallings.has(word) &&
    headOf.test(posting.job.title) &&
    !other.role.includes(word)
  );
}

const headOf = /^\p{L}+(?:\([^()]*\)|\/\p{L}{1,3})? d[aeo]s? /iu;

/** "Manutenção", "atendimento", "suporte", as `stem` leaves them. */
function isActivity(word: string): boolean {
  return activity.test(word);
}

const activity = /(?:enc|ac|uc|iment|ament)$|^(?:suport|vend|limpez|client|logistic|marketing|compr)$/;

/** "Técnico" is a rank where it leads, not in "Suporte técnico". */
function isRank(word: string, { job }: PostingFacts): boolean {
  return ranks.has(word) && (word !== "tecnic" || leads.test(job.title));
}

const leads = /(?:^|[-–|/(:,])\W{0,3}t[ée]c(?:\b|n)/i;
