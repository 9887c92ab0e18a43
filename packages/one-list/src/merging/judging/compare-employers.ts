import type { EmployerFacts } from "../reading/read-employer.ts";
import type { PostingFacts } from "../reading/posting-facts.ts";
import { isMistyped } from "../reading/word-match.ts";

/**
 * How two employers relate. "alike": one name goes on where the other ends. "hidden": one portal does not name it.
 * "siblings": both begin alike and go on differently, as two hospitals or shops of one owner. "agency": one of two others
 * finds people for its clients. "kin": two others share a word, as a page of careers has a name of its own ("Vem ser
 * Aurora").
 */
export type EmployerRelation = "same" | "alike" | "hidden" | "agency" | "kin" | "other" | "siblings";

export function compareEmployers(
  { employer: one, job: oneJob }: PostingFacts,
  { employer: other, job: otherJob }: PostingFacts,
): EmployerRelation {
  if (one === null || other === null) return "hidden";
  const sameTrade =
    one.trades.length === 0 ||
    other.trades.length === 0 ||
    one.trades.some((trade) => other.trades.includes(trade));
  const isOneName =
    one.core === other.core || one.sorted === other.sorted || isMistyped(one.core, other.core);
  if (isOneName && sameTrade) return "same";
  if (!isOneName) {
    if (sameTrade && (goesOn(one, other) || goesOn(other, one))) return "alike";
    if (one.words[0] === other.words[0]) return "siblings";
  }
  if (one.isAgency || other.isAgency || [oneJob, otherJob].some(({ description }) => isOfAgency(description)))
    return "agency";
  return one.words.some((word) => other.words.includes(word)) ? "kin" : "other";
}

/** A name of two words or more stands in a longer one: "Roda Minuano" in "Autocenter Roda Minuano". */
function goesOn(one: EmployerFacts, other: EmployerFacts): boolean {
  return (
    one.core.startsWith(other.core) ||
    (other.words.length > 1 && other.words.every((word) => one.words.includes(word)))
  );
}

/** Whether a text begins as agencies do that their names do not tell. */
function isOfAgency(html: string): boolean {
  return agencyWords.test(html.slice(0, 400));
}

const agencyWords =
  /consultoria (?:de|em) (?:rh|recursos humanos|recrutamento)|empresas? de (?:rh|recursos humanos)|ag[êe]ncia de empregos?|(?:nosso|nossa) cliente,|empresa (?:cliente|parceira)|(?:seleciona|contrata) para (?:seus? |nossos? |uma? )?(?:clientes?|empresas?)/i;
