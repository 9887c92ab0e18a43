import { z } from "zod";
import type { ListingPay } from "../core/listing.ts";
import { payRange } from "../core/pay/pay-range.ts";
import { readReais } from "../core/pay/pay-text.ts";
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
  const [initial, final] =
    salary.showRangeToApplicant === false
      ? []
      : [readReais(salary.initialRange), readReais(salary.finalRange)];
  // A "simple" salary is one value, in either of the two fields.
  const isSimple = salary.type === "simple";
  const pay = isSimple
    ? payRange(initial ?? final, final ?? initial, terms)
    : payRange(initial, final, terms);
  return pay ?? (terms.negotiable ? terms : undefined);
}
