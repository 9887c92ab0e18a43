import { z } from "zod";
import type { ListingPay } from "../core/listing.ts";
import { payRange } from "../core/pay/pay-range.ts";
import { field } from "../core/text/item-fields.ts";
import { solidesSettings } from "./settings.ts";

const amount = field.optional(z.number());

/** Every key may be missing. Amounts in reais; 0 and null mean "not informed". */
export const solidesSalarySchema = field.optional(
  z.object({
    type: field.text,
    showRangeToApplicant: field.flag,
    initialRange: amount,
    finalRange: amount,
    negotiable: field.flag,
  }),
);

/** @returns the pay that the employer shows, or undefined when there is none. */
export function readSolidesPay(salary: z.infer<typeof solidesSalarySchema>): ListingPay | undefined {
  if (!salary) return undefined;
  const terms = { period: solidesSettings.payPeriod, negotiable: salary.negotiable === true };
  const isShown = salary.showRangeToApplicant !== false;
  const initial = isShown ? toCents(salary.initialRange) : 0;
  const final = isShown ? toCents(salary.finalRange) : 0;
  // A "simple" salary is one value, in either of the two fields.
  const pay =
    salary.type === "simple"
      ? payRange(initial || final, final || initial, terms)
      : payRange(initial, final, terms);
  return pay ?? (terms.negotiable ? terms : undefined);
}

function toCents(reais = 0): number {
  return reais > 0 ? Math.round(reais * 100) : 0;
}
