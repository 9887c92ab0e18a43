import { z } from "zod";
import type { ListingPay } from "../core/listing.ts";
import { payRange } from "../core/pay/pay-range.ts";
import { field } from "../core/text/item-fields.ts";
import { remotarSettings } from "./settings.ts";

const amount = field.optional(z.union([z.number(), z.string().trim().regex(/^\d+$/).transform(Number)]));

export const remotarSalarySchema = z.object({
  from: amount,
  to: amount,
  currency: field.text,
  type: field.text,
});

/**
 * Reads `jobSalary`. Most vacancies do not inform it, and the amounts are often wrong, so only plausible
 * amounts in reais are accepted.
 */
export function readRemotarPay(
  salary: z.infer<typeof remotarSalarySchema> | undefined,
): ListingPay | undefined {
  const { type = "", currency = "BRL", from, to } = salary ?? {};
  if (!salary || type === "uninformed") return undefined;
  if (type === "toMatch")
    return remotarSettings.toMatchIsNegotiable ? { period: "unstated", negotiable: true } : undefined;
  if (currency.toUpperCase() !== "BRL") return undefined;
  const period = periodOf(type);
  const [low = 0, high = 0] = [from, to].map((amount) => toCents(amount ?? 0));
  const [least, most] = remotarSettings.payBounds[period];
  const isPlausible = [low, high].every(
    (cents) => cents <= 0 || (cents >= least * 100 && cents <= most * 100),
  );
  return isPlausible
    ? payRange(Math.max(low, 0), Math.max(high, 0), { period, negotiable: false })
    : undefined;
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
