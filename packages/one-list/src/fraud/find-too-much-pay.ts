import type { Job } from "@vagou/contract/search/job";
import { foldText } from "@vagou/providers/core/text/fold-text";
import { monthlyPay, saysPay } from "../facts/monthly-pay.ts";
import { foldedOf, type Sentence } from "./list-sentences.ts";
import type { Reading } from "./read-sentences.ts";
import {
  amountSigns,
  apprentice,
  littleWork,
  simpleWork,
  simpleWorkAbroad,
} from "./signs/too-much-pay-tables.ts";

/**
 * High pay that asks for little: for a few hours, no experience or no skill.
 *
 * @returns the sentence that asks for so little
 */
export function findTooMuchPay(job: Job, { sentences, possible }: Reading): Sentence | undefined {
  const title = foldText(job.title);
  // Nothing else is read of the many postings whose pay is usual, and of those that name none.
  const isUsual = (statedPay(job) ?? 0) < leastPay(title);
  if (isUsual && !possible.has(amountSigns.kind) && !foreignAmount.test(foldText(job.salary ?? "")))
    return undefined;
  const text = foldText(`${job.title}. ${job.salary ?? ""}. ${job.description}`);
  if (!paysTooMuch(job, title, text) && !paysTooMuchAbroad(job, title, text)) return undefined;
  const saysLittle = (sentence: Sentence) =>
    Object.values(littleWork).some((part) => part.test(foldedOf(sentence)));
  return sentences.find(saysLittle) ?? sentences.find(({ isTitle }) => isTitle);
}

function paysTooMuch(job: Job, title: string, text: string): boolean {
  const pay = saysPay(job) ? statedPay(job) : readReais(text);
  if (pay === undefined || pay < leastPay(title)) return false;
  const least = leastDoubtfulPay(title, text, job.salary !== null);
  return least !== undefined && pay >= least;
}

/** @returns reais a month that are doubtful for no posting of this title if it pays less */
function leastPay(title: string): number {
  return apprentice.test(title) ? apprenticePayMin : fewHoursPayMin;
}

/** Dollars or euros: on ships and farms such work is paid 900 to 2.500 a month, so much more is doubtful. */
function paysTooMuchAbroad(job: Job, title: string, text: string): boolean {
  const stated = foldText(job.salary ?? "");
  const isStated = foreignAmount.test(stated);
  const [, before, beforeThousand, behind, behindThousand, unit = ""] =
    foreignAmount.exec(isStated ? stated : text) ?? [];
  const written = before ?? behind;
  if (written === undefined) return false;
  const whole = written === "mil" ? 1000 : Number(written.replaceAll(/[.,]/g, ""));
  const isThousand = beforeThousand !== undefined || behindThousand !== undefined;
  const pay = whole * (isThousand ? 1000 : 1) * (timesAMonth[unit[0] ?? ""] ?? 1);
  if (pay < abroadPayMin) return false;
  // An amount in the text may be of what is imported or sold; what is paid a week or a day is pay.
  const marks = countMarks(text);
  if (simpleWork.test(title) || simpleWorkAbroad.test(title)) return isStated || marks > 0;
  return marks > (unit === "" ? 1 : 0);
}

const abroadPayMin = 3_000;
/** By the first letter of what is paid: a week, a day or an hour ("semana", "week", "dia", "hora"); 40 an hour is much. */
const timesAMonth: Readonly<Record<string, number>> = { s: 4.3, w: 4.3, d: 22, h: 75 };
/** Before or behind the currency, thousands with a dot or a comma; not what a year pays. */
const foreignAmount =
  /(?:(?:\b(?:us?|au?|ca?)\$|usd|[€£]|eur) ?(\d{1,3}(?:[.,]\d{3}){1,2}|\d{1,6})(?:[.,]\d\d)?( mil\b)?|\b(\d{1,3}(?:[.,]\d{3}){1,2}|\d{1,6}|mil)(?:[.,]\d\d)?( mil)? (?:dolares|euros|usd|eur))\b(?! ?(?:por|a|ao|\/) ?ano\b)(?: ?(?:por|a|ao|per|\/)? ?(semana(?:l|is)?|week(?:ly)?|dia|diari[ao]s|day|h(?:ora|our)?)\b)?/;

/** @returns reais a month that the portal states; undefined where it states none, or what a few days or pieces pay */
function statedPay(job: Job): number | undefined {
  const pay = monthlyPay(job);
  const amount = pay?.min ?? pay?.max ?? undefined;
  // A freelancer's day is well paid, because there are few of them.
  const isOfFew =
    pay?.isEstimate === true && (amount ?? 0) < (pay.unit === "day" ? unlikelyDailyPay : unlikelyHourlyPay);
  return isOfFew ? undefined : amount;
}

/** @returns the pay a month, in reais, from which so little work is doubtful; undefined where it is not little */
function leastDoubtfulPay(title: string, text: string, isStated: boolean): number | undefined {
  const marks = countMarks(text);
  if (apprentice.test(title)) return apprenticePayMin;
  // An amount in the text may be of a budget, or of sales.
  if (marks === 0 && !isStated) return undefined;
  if (simpleWork.test(title)) return marks === 0 ? simpleWorkPayMin : fewHoursPayMin;
  if (marks < 2) return undefined;
  return littleWork.fewHours.test(text) ? fewHoursPayMin : anyonePayMin;
}

function countMarks(text: string): number {
  return Object.values(littleWork).filter((part) => part.test(text)).length;
}

/** About three minimum wages of 2026 for half a day or with no demands, more than four for work that anyone can do. */
const fewHoursPayMin = 4_500;
const simpleWorkPayMin = 7_000;
const anyonePayMin = 7_000;
/** Nearly twice the minimum wage, for half of its hours. */
const apprenticePayMin = 2_900;
/** More than R$ 100 an hour. */
const unlikelyHourlyPay = 17_500;
/** More than R$ 600 a day. */
const unlikelyDailyPay = 13_000;

function readReais(folded: string): number | undefined {
  const [, whole = "", thousand] = amount.exec(folded) ?? [];
  return whole === "" ? undefined : Number(whole.replaceAll(".", "")) * (thousand === undefined ? 1 : 1000);
}

const amount =
  /(?:r\$ ?|remuneracao de )(\d{1,3}(?:\.\d{3})+|\d{1,6})(?:,\d\d)?( mil\b)?(?! ?(?:por|a|ao|\/) ?(?:hora|dia|plantao|semana|aula|texto|peca|ano)\b)/;
