import type { Job } from "@vagou/contract/job";
import { foldText } from "@vagou/providers/core/text/fold-text";
import { littleWork } from "./fraud-signals.ts";
import type { Sentence } from "./list-sentences.ts";

/**
 * High pay that asks for no experience, and for a few hours or for no skill at all.
 *
 * @returns the sentence that asks for so little
 */
export function findTooMuchPay(
  { salary, title, description }: Job,
  sentences: readonly Sentence[],
): Sentence | undefined {
  const sentence = sentences.find(({ folded }) => littleWork.some((part) => part.test(folded)));
  if (sentence === undefined) return undefined;
  const text = foldText(`${title}. ${description}`);
  const little = littleWork.filter((part) => part.test(text));
  const [first] = little;
  if (first === undefined || little.length < 2) return undefined;
  const said = foldText(salary ?? "");
  const pay = perOtherTime.test(said)
    ? undefined
    : (readReais(said.replace(/^(?=\d)/, "r$ ")) ?? readReais(text));
  if (pay === undefined || pay < (first === littleWork[0] ? fewHoursPayMin : anyonePayMin)) return undefined;
  return sentence;
}

/** About three minimum wages of 2026 for half a day, and more than four for work that anyone can do. */
const fewHoursPayMin = 5_000;
const anyonePayMin = 7_000;

const perOtherTime = /\b(?:por|a|ao) (?:hora|dia|plantao|semana|aula|texto|peca|ano)\b/;

function readReais(folded: string): number | undefined {
  const [, whole = "", thousand] = amount.exec(folded) ?? [];
  return whole === "" ? undefined : Number(whole.replaceAll(".", "")) * (thousand === undefined ? 1 : 1000);
}

const amount = /(?:r\$ ?|remuneracao de )(\d{1,3}(?:\.\d{3})+|\d{1,6})(?:,\d\d)?( mil\b)?/;
