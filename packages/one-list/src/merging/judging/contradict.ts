import type { Job } from "@vagou/contract/search/job";
import { contractKinds, namedContractKinds } from "../../facts/contract-kinds.ts";
import { isForPcd } from "../../facts/is-for-pcd.ts";
import { monthlyPay, type MonthlyPay } from "../../facts/monthly-pay.ts";
import type { PayUnit } from "../../facts/read-salary.ts";
import type { PostingFacts } from "../reading/posting-facts.ts";
import { readReserve } from "../reading/read-reserve.ts";
import { isCutOff } from "../reading/read-text.ts";

/**
 * @returns whether a fact that a portal or a title states contradicts the other posting's: towns, level, grade, shift,
 *   days of the week, hours, contract, pay, work at home or there, dates more than 45 days apart. What one leaves out contradicts nothing,
 *   except an internship and the like.
 * @param isAgain whether one portal has both, one days after the other: who did not find a person may pay more
 */
export function contradict(one: PostingFacts, other: PostingFacts, isAgain = false): boolean {
  return !(
    placesAgree(one, other) &&
    workModesAgree(one, other) &&
    !apart(one.title.levels, other.title.levels) &&
    entriesAgree(one, other) &&
    (one.title.grade ?? other.title.grade) === (other.title.grade ?? one.title.grade) &&
    shiftsAgree(one.title.shifts, other.title.shifts) &&
    !apart(one.title.days, other.title.days) &&
    hoursAgree(one.title.hours, other.title.hours) &&
    datesAgree(one, other) &&
    !apart(contractsOf(one), contractsOf(other)) &&
    payAgrees(one, other, isAgain)
  );
}

/** How many times the pay an employer may offer that puts its vacancy up again. */
export const raise = 1.25;

/** @returns whether only one of two postings is reserved for people with a disability; it reads the whole descriptions */
export function reservesDiffer({ job: one }: PostingFacts, { job: other }: PostingFacts): boolean {
  if (one.title === other.title && one.description === other.description) return false;
  return isForPcd(one) !== isForPcd(other);
}

/** @returns whether only one of two postings is for women, men or others alone; a text that is cut may not say it */
export function audiencesDiffer(one: PostingFacts, other: PostingFacts): boolean {
  const [mine, theirs] = [readReserve(one), readReserve(other)];
  return mine !== theirs && !isCutOff((mine === null ? one : other).job.description);
}

function placesAgree({ place: one }: PostingFacts, { place: other }: PostingFacts): boolean {
  if (one.state !== null && other.state !== null && one.state !== other.state) return false;
  if (one.city !== null && other.city !== null && one.city.key !== other.city.key) return false;
  return one.district === null || other.district === null || one.district === other.district;
}

/**
 * Only at home or only there; hybrid work is called by either name. A town beside "Remoto" is the employer's. What we read
 * from a text may have been "auxílio home office".
 */
function workModesAgree(one: PostingFacts, other: PostingFacts): boolean {
  const [mode, second] = [modeOf(one), modeOf(other)];
  return !(mode === "remote" && second === "onsite") && !(mode === "onsite" && second === "remote");
}

function modeOf({ job, title }: PostingFacts): Job["work_mode"] {
  return title.mode ?? (job.provenance.work_mode === "derived" ? null : job.work_mode);
}

/** @returns whether both name something and nothing in common. */
function apart(one: readonly string[], other: readonly string[]): boolean {
  return one.length > 0 && other.length > 0 && !one.some((each) => other.includes(each));
}

/** A number of a shift is compared with a number, a letter with a letter, "noturno" with "diurno". */
function shiftsAgree(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === 0 || other.length === 0) return true;
  const named = (shifts: readonly string[], kind: RegExp): readonly string[] =>
    shifts.filter((shift) => kind.test(shift)).map((shift) => (shift === "office" ? "day" : shift));
  return shiftNames.every((kind) => !apart(named(one, kind), named(other, kind)));
}

const shiftNames = [/^\d$/, /^[a-e]$/, /^[a-z]{2}/];

/** Hours a day are compared with hours a day, patterns with patterns. */
function hoursAgree(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === 0 || other.length === 0) return true;
  return ["d", "w", ""].every((kind) => !apart(ofKind(one, kind), ofKind(other, kind)));
}

function ofKind(hours: readonly string[], kind: string): readonly string[] {
  return hours.filter((each) => (/^[dw]/.test(each) ? each.startsWith(kind) && kind !== "" : kind === ""));
}

function datesAgree({ posted: one }: PostingFacts, { posted: other }: PostingFacts): boolean {
  return one === null || other === null || Math.abs(one - other) <= daysMax * 24 * 60 * 60 * 1000;
}

const daysMax = 45;

/**
 * A field of the portal before the words of the title; words that name no contract ("FULL_TIME", "Associado") say nothing. Who
 * is no employee is called by either name.
 */
function contractsOf({ job, title }: PostingFacts): readonly string[] {
  const kinds = namedContractKinds(job);
  const said: readonly string[] = kinds.length > 0 ? kinds : title.contracts;
  return said.map((kind) => (kind === "freelance" ? "pj" : kind));
}

/** @returns what a posting pays a month, as a range where nothing says how much work or how many payments that is */
export function payOf({ job, title }: PostingFacts): Pay | null {
  const pay = monthlyPay(job);
  if (pay === null) return title.pay === null ? null : { min: title.pay, max: title.pay };
  const units = pay.isEstimate || pay.unit === "year" ? unitsOfMonth[pay.unit] : undefined;
  if (units === undefined) return pay;
  const times = (amount: number | null, count: number) =>
    amount === null ? null : (amount / pay.unitsPerMonth) * count;
  return { min: times(pay.min, units.least), max: times(pay.max, units.most) };
}

type Pay = Pick<MonthlyPay, "min" | "max">;

/**
 * From four weeks of forty hours on five days, to the month of an employee, whose weekly rest is paid; a year may be said with
 * the thirteenth salary and a third more for holidays.
 */
const unitsOfMonth: Partial<Record<PayUnit, { least: number; most: number }>> = {
  hour: { least: 160, most: 220 },
  day: { least: 20, most: 30 },
  year: { least: 1 / 13.4, most: 1 / 12 },
};

/**
 * Internship, apprenticeship, trainee programme, work for a season: a title that does not say so is that of a job, unless
 * the portal's field says it.
 */
function entriesAgree(one: PostingFacts, other: PostingFacts): boolean {
  return isNamedBy(entriesIn(one), other) && isNamedBy(entriesIn(other), one);
}

function entriesIn({ title: { levels, words } }: PostingFacts): readonly string[] {
  const named: readonly string[] = words.includes("temporari") ? [...levels, "temporary"] : levels;
  return named.length === 0 ? named : entries.filter((kind) => named.includes(kind));
}

function isNamedBy(kinds: readonly string[], other: PostingFacts): boolean {
  if (kinds.length === 0) return true;
  const said: readonly string[] = [...entriesIn(other), ...contractKinds(other.job)];
  if (kinds.includes("temporary") && /tempor[aá]ri/i.test(other.job.description))
    return !/efetiv/i.test(other.job.title);
  return kinds.some((kind) => said.includes(kind));
}

const entries = ["apprentice", "internship", "trainee", "temporary"];

/** Rounding and a few reais are no contradiction; CLT and PJ are not compared with each other. */
function payAgrees(one: PostingFacts, other: PostingFacts, isAgain: boolean): boolean {
  if (one.job.salary !== null && one.job.salary === other.job.salary && isOneContract(one.job, other.job))
    return true;
  const [first, second] = [payOf(one), payOf(other)];
  if (first === null || second === null) return true;
  const least = Math.max(first.min ?? 0, second.min ?? 0);
  const most = Math.min(first.max ?? Infinity, second.max ?? Infinity);
  return least <= most * (isAgain ? raise : 1.01);
}

function isOneContract({ summary: one }: Job, { summary: other }: Job): boolean {
  return one.tipoContrato === other.tipoContrato;
}
