import type { Job } from "@vagou/contract/job";
import { foldText } from "@vagou/providers/core/text/fold-text";
import { littleWork, simpleWork } from "./fraud-signals.ts";
import { listSentences, type Sentence } from "./list-sentences.ts";

/**
 * High pay that asks for no experience, and for a few hours, for no skill at all, or for work that is learnt on the job.
 *
 * @param hinted the sentences of the posting that hold a hint; where the pay itself is high, all are read
 * @returns the sentence that asks for so little
 */
export function findTooMuchPay(job: Job, hinted: readonly Sentence[]): Sentence | undefined {
  const said = foldText(job.salary ?? "");
  if (perOtherTime.test(said)) return undefined;
  const statedPay = readReais(said.replace(/^(?=\d)/, "r$ "));
  if (statedPay !== undefined && statedPay < fewHoursPayMin) return undefined;
  const sentences = statedPay === undefined ? hinted : listSentences(job);
  const sentence = sentences.find(({ folded }) => littleWork.some((part) => part.test(folded)));
  if (sentence === undefined) return undefined;
  const text = foldText(`${job.title}. ${job.description}`);
  const little = littleWork.filter((part) => part.test(text));
  const [first] = little;
  const marks = little.length + (simpleWork.test(foldText(job.title)) ? 1 : 0);
  if (first === undefined || marks < 2) return undefined;
  const pay = statedPay ?? readReais(text);
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
