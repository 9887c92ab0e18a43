import { monthlyPay } from "../../facts/monthly-pay.ts";
import { textOf, type PostingFacts } from "../reading/posting-facts.ts";
import { claimsOf } from "../reading/read-claims.ts";
import { haveOneTrade, oftenInNames, type EmployerRelation } from "./compare-employers.ts";
import { speaksOf } from "./compare-texts.ts";

/**
 * What texts say of two employers whose names do not tell that they are one: who finds people for others names the client,
 * and a board shows by its legal name the firm that another shows by its brand, above one text and one pay.
 *
 * @returns "alike" where one text names the other's employer, "kin" where employers of two names offer one pay, which
 *   counts only above one text (`judgePair`); else how the names relate
 */
export function relateByText(
  employer: EmployerRelation,
  one: PostingFacts,
  other: PostingFacts,
): EmployerRelation {
  if (employer !== "hidden" && employer !== "agency" && employer !== "kin" && employer !== "other")
    return employer;
  if (isNamedBy(one, other) || isNamedBy(other, one)) return "alike";
  return employer === "other" && offerOnePay(one, other) ? "kin" : employer;
}

/** Whether a text has the name of the other's employer, with a capital, and the name is of no words that any text may have. */
function isNamedBy(posting: PostingFacts, { employer, cityWords }: PostingFacts): boolean {
  if (employer === null || employer.isAgency || employer.core.length < nameMin) return false;
  // The whole text is read only where a word of the name is in it.
  const isTold = (word: string): boolean =>
    !oftenInNames.has(word) && !cityWords.includes(word) && speaksOf(textOf(posting), word);
  if (!employer.words.some((word) => isTold(word))) return false;
  const { names, joinedText } = claimsOf(posting);
  return (
    joinedText().includes(employer.core) &&
    [...names()].some((name) => name.length > 3 && employer.core.includes(name))
  );
}

const nameMin = 5;

/** The law or a union sets the pay of many texts, but seldom the numbers that stand beside it. */
function offerOnePay(one: PostingFacts, other: PostingFacts): boolean {
  if (one.employer === null || other.employer === null || !haveOneTrade(one.employer, other.employer))
    return false;
  const [pay, second] = [monthlyPay(one.job), monthlyPay(other.job)];
  if (pay === null || pay.min === null || pay.min !== second?.min || pay.max !== second.max) return false;
  const { numbers } = claimsOf(other);
  return [...claimsOf(one).numbers()].filter((number) => numbers().has(number)).length >= numbersMin;
}

const numbersMin = 2;
