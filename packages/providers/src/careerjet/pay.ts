import type { ListingPay } from "../core/listing.ts";
import { readPayText, readReais } from "../core/pay/pay-text.ts";

/** The pay of an item: a text, or amounts with currency and period. */
export type CareerjetPay = {
  salary?: string | undefined;
  salary_currency_code?: string | undefined;
  salary_min?: unknown;
  salary_max?: unknown;
  salary_type?: string | undefined;
};

/** @returns the pay of the text where it is readable, else of the amounts where they are in reais. */
export function readCareerjetPay(item: CareerjetPay): ListingPay | undefined {
  const period = periods[item.salary_type?.toUpperCase() ?? ""] ?? "unstated";
  const pay = readPayText(item.salary ?? "");
  if (pay) return pay.period === "unstated" ? { ...pay, period } : pay;
  if (item.salary_currency_code?.toUpperCase() !== "BRL") return undefined;
  const minCents = readReais(item.salary_min);
  const maxCents = readReais(item.salary_max);
  if (minCents === undefined && maxCents === undefined) return undefined;
  if (minCents !== undefined && maxCents !== undefined && minCents > maxCents) return undefined;
  return {
    ...(minCents !== undefined && { minCents }),
    ...(maxCents !== undefined && { maxCents }),
    period,
    negotiable: false,
  };
}

const periods: Readonly<Record<string, ListingPay["period"]>> = {
  Y: "year",
  M: "month",
  W: "week",
  D: "day",
  H: "hour",
};
