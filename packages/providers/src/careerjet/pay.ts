import type { ListingPay } from "../core/listing.ts";
import { readPeriod } from "../core/pay/pay-period.ts";
import { payRange } from "../core/pay/pay-range.ts";
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
  const period = readPeriod(item.salary_type ?? "") ?? "unstated";
  const pay = readPayText(item.salary ?? "");
  if (pay) return pay.period === "unstated" ? { ...pay, period } : pay;
  if (item.salary_currency_code?.toUpperCase() !== "BRL") return undefined;
  const [low, high] = [readReais(item.salary_min), readReais(item.salary_max)];
  const isSenseless = low !== undefined && high !== undefined && low > high;
  return isSenseless ? undefined : payRange(low, high, { period, negotiable: false });
}
