import type { ListingPay } from "../listing.ts";

/** @returns the period that a portal's own word or code for it names: "monthly", "por hora", "Y"; undefined for others */
export function readPeriod(word: string): Exclude<ListingPay["period"], "unstated"> | undefined {
  return periods.find(([pattern]) => pattern.test(word))?.[1];
}

const periods: readonly [RegExp, Exclude<ListingPay["period"], "unstated">][] = [
  [/^h$|hour|hora/i, "hour"],
  [/^w$|week|seman/i, "week"],
  [/fortnight|quinzen/i, "fortnight"],
  [/^m$|month|m[eê]s|mensa/i, "month"],
  [/^y$|year|annual|ano|anual/i, "year"],
  [/^d$|dai?ly|day|di[aá]r/i, "day"],
];
