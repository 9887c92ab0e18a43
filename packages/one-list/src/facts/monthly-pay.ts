import type { Job } from "@vagou/contract/search/job";
import { contractKinds, type ContractKind } from "./contract-kinds.ts";
import { readSalary, type PayUnit } from "./read-salary.ts";

/** What a posting pays a month, before taxes, in whole reais. */
export type MonthlyPay = {
  /** The least; null where the portal says only "Até". At least one of both is a number. */
  readonly min: number | null;
  /** The most; null where the portal says only "A partir de". */
  readonly max: number | null;
  readonly scheme: PayScheme;
  /** "stated": a field of the portal. "derived": our reading of its text. */
  readonly origin: "stated" | "derived";
  /** What the portal states the amount for. */
  readonly unit: PayUnit;
  /** How many of the unit were counted as a month: 220 hours, 1/12 of a year. */
  readonly unitsPerMonth: number;
  /**
   * True where neither the posting nor a law says how much work a month is, and what is usual was counted: pay by the hour
   * or day of a PJ, a freelancer, an intern, or under a contract that is not said. Two postings of one vacancy may be
   * compared by it; a person is never shown it, and their list is never filtered, sorted or drawn by it.
   */
  readonly isEstimate: boolean;
};

/**
 * What amounts can be compared with: a PJ pays its own taxes, holidays and social insurance, so its R$ 5.000 are not the
 * R$ 5.000 of a CLT. "other" is every other contract, the choice between both, and a contract that is not said.
 */
export type PayScheme = (typeof paySchemes)[number];

export const paySchemes = ["clt", "pj", "other"] as const;

/**
 * Reads the pay of a posting, and brings what is paid by the hour, day, week, fortnight or year to a month. It takes
 * nothing from the title or the description. docs/decisions/0011 says what is counted as a month.
 *
 * An amount without a period is monthly between R$ 500 and R$ 60.000, as Brazil states pay; outside of that it may be
 * an hour's, a day's or a year's.
 *
 * @returns null where no amount is said ("A combinar"), for another currency, for such an amount without a period, and
 *   for amounts that no employer pays a month (less than R$ 200, more than R$ 150.000): their period or their comma is
 *   wrong, and which of them, we do not know
 */
export function monthlyPay(job: Job): MonthlyPay | null {
  if (job.salary === null) return null;
  const known = read.get(job);
  if (known !== undefined) return known;
  const pay = readMonthlyPay(job, job.salary);
  read.set(job, pay);
  return pay;
}

const read = new WeakMap<Job, MonthlyPay | null>();

function readMonthlyPay(job: Job, salary: string): MonthlyPay | null {
  const pay = readSalary(salary);
  if (pay === null) return null;
  const kind = onlyKind(contractKinds(job));
  const { unit: period } = pay;
  const [least, most] = period === "unstated" ? [500, 60_000] : [200, 150_000];
  const factor = period === "unstated" ? 1 : (factorsOf(kind)[period] ?? 1);
  const [min = null, max = null] = [pay.min, pay.max].map((amount) =>
    amount === null ? null : Math.round(amount * factor),
  );
  const amounts = [min, max].filter((amount) => amount !== null);
  if (amounts.some((amount) => amount < least || amount > most)) return null;
  const scheme = kind === "clt" || kind === "pj" ? kind : "other";
  const origin = job.provenance.salary ?? "derived";
  const isEstimate =
    (period === "hour" && !isEmployed(kind)) ||
    (period === "day" && !isEmployed(kind) && kind !== "apprentice");
  return { min, max, scheme, origin, unit: period, unitsPerMonth: factor, isEstimate };
}

/** @returns whether a posting names an amount in reais, also where it is none of a month */
export function saysPay({ salary }: Job): boolean {
  return salary !== null && readSalary(salary) !== null;
}

/** Their month of work is fixed by law: 220 hours of 30 paid days. */
function isEmployed(kind: ContractKind | undefined): boolean {
  return kind === "clt" || kind === "temporary";
}

/** "CLT ou Trainee" is a CLT; "CLT ou PJ" may be either. */
function onlyKind(kinds: readonly ContractKind[]): ContractKind | undefined {
  const named = kinds.filter((kind) => kind !== "other");
  return named.length === 1 ? named[0] : undefined;
}

/** How many of a period are paid in a month. */
type Factors = Readonly<Record<Exclude<PayUnit, "unstated">, number>>;

function factorsOf(kind: ContractKind | undefined): Factors {
  if (isEmployed(kind)) return employed;
  if (kind === "apprentice") return apprenticed;
  return kind === "internship" ? interned : hired;
}

/**
 * All contracts: two fortnights, and a twelfth of a year. A 13th salary and holiday pay are no part of a month, and no
 * part of a year as portals state it.
 */
const common = { fortnight: 2, month: 1, year: 1 / 12 };

/**
 * Employed by the CLT: a month is 30 days, the weekly rest is paid (CLT, articles 64 and 65; Lei 605/1949, article 7),
 * and 44 hours a week (Constituição, article 7, XIII) on six days are 44 / 6 × 30 = 220 hours a month; TST, Súmula 431,
 * counts 200 for 40 hours in the same way. Temporary workers have the same day and the same paid rest (Lei 6.019/1974,
 * article 12).
 */
const employed: Factors = { ...common, hour: 220, day: 30, week: 30 / 7 };

/** An apprentice works at most six hours a day (CLT, article 432), and is employed otherwise: 6 × 30 hours. */
const apprenticed: Factors = { ...employed, hour: 180 };

/**
 * Hired for what is worked, without paid rest: PJ, freelance. No law says how much that is; we count what is usual, 8
 * hours on 5 days in 52 / 12 weeks. A contract that is not said counts so too: of both ways it promises less.
 */
const hired: Factors = { ...common, hour: (40 * 52) / 12, day: (5 * 52) / 12, week: 52 / 12 };

/** An intern works at most 30 hours a week (Lei 11.788/2008, article 10, II). */
const interned: Factors = { ...hired, hour: (30 * 52) / 12 };
