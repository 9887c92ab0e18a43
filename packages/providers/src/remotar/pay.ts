import type { ListingPay } from "../core/listing.ts";
import type { RemotarItem } from "./item-schema.ts";
import { remotarSettings } from "./settings.ts";

/**
 * Reads `jobSalary`. Most vacancies do not inform it, and the amounts are often wrong, so only plausible
 * amounts in reais are accepted.
 */
export function readRemotarPay(salary: RemotarItem["jobSalary"]): ListingPay | undefined {
  const { type = "", currency = "BRL", from, to } = salary ?? {};
  if (!salary || type === "uninformed") return undefined;
  if (type === "toMatch")
    return remotarSettings.toMatchIsNegotiable ? { period: "unstated", negotiable: true } : undefined;
  if (currency.toUpperCase() !== "BRL") return undefined;
  const period = periodOf(type);
  const amounts = [from, to].map((amount) => toCents(amount ?? 0));
  const said = amounts.filter((cents) => cents > 0);
  const [least, most] = remotarSettings.payBounds[period];
  if (said.length === 0 || said.some((cents) => cents < least * 100 || cents > most * 100)) return undefined;
  const [low = 0, high = 0] = amounts;
  if (low > 0 && high > 0)
    return { minCents: Math.min(low, high), maxCents: Math.max(low, high), period, negotiable: false };
  return { ...(low > 0 ? { minCents: low } : { maxCents: high }), period, negotiable: false };
}

type Period = keyof typeof remotarSettings.payBounds;

const periods: readonly [RegExp, Period][] = [
  [/hour|hora/i, "hour"],
  [/week|seman/i, "week"],
  [/month|m[eê]s|mensa/i, "month"],
  [/year|annual|ano|anual/i, "year"],
  [/dai?ly|day|di[aá]r/i, "day"],
];

function periodOf(type: string): Period {
  return periods.find(([pattern]) => pattern.test(type))?.[1] ?? remotarSettings.payPeriod;
}

function toCents(amount: number): number {
  return Math.round(remotarSettings.payUnit === "cents" ? amount : amount * 100);
}
