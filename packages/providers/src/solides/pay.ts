import { z } from "zod";
import type { ListingPay } from "../core/listing.ts";
import { solidesSettings } from "./settings.ts";

const amount = z.number().nullish().catch(undefined);

/** Every key may be missing. Amounts in reais; 0 and null mean "not informed". */
export const solidesSalarySchema = z
  .object({
    type: z.string().nullish().catch(undefined),
    showRangeToApplicant: z.boolean().nullish().catch(undefined),
    initialRange: amount,
    finalRange: amount,
    negotiable: z.boolean().nullish().catch(undefined),
  })
  .nullish()
  .catch(undefined);

/** @returns the pay that the employer shows, or undefined when there is none. */
export function readSolidesPay(salary: z.infer<typeof solidesSalarySchema>): ListingPay | undefined {
  if (!salary) return undefined;
  const negotiable = salary.negotiable === true;
  const isShown = salary.showRangeToApplicant !== false;
  const initial = isShown ? toCents(salary.initialRange) : undefined;
  const final = isShown ? toCents(salary.finalRange) : undefined;
  const only = initial ?? final;
  if (only === undefined)
    return negotiable ? { period: solidesSettings.payPeriod, negotiable: true } : undefined;

  const terms = { period: solidesSettings.payPeriod, negotiable } as const;
  if (initial !== undefined && final !== undefined)
    return { minCents: Math.min(initial, final), maxCents: Math.max(initial, final), ...terms };
  // A "simple" salary is one value, in either of the two fields.
  if (salary.type === "simple") return { minCents: only, maxCents: only, ...terms };
  return initial === undefined ? { maxCents: only, ...terms } : { minCents: only, ...terms };
}

function toCents(reais: number | null | undefined): number | undefined {
  return reais && reais > 0 ? Math.round(reais * 100) : undefined;
}
