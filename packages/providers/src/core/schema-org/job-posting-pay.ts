import { isNode, type LinkedNode } from "./json-ld.ts";
import type { ListingPay } from "../listing.ts";
import { readPayText, readReais } from "../pay/pay-text.ts";

export type PostingPay = { pay?: ListingPay; ignored?: string };

/** Reads `baseSalary`, else `estimatedSalary`, in every shape seen. 0 to 0 is "not stated". */
export function readPostingPay(node: LinkedNode): PostingPay {
  const base = firstOf(node["baseSalary"]);
  const salary = base ?? firstOf(node["estimatedSalary"]);
  if (salary === undefined || salary === null) return {};
  const value = isNode(salary) ? (firstOf(salary["value"]) ?? salary) : salary;
  const currency = textAt(salary, "currency") ?? textAt(value, "currency") ?? textAt(node, "salaryCurrency");
  if (currency && !/^(brl|r\$|real|reais)$/i.test(currency)) return { ignored: `in ${currency}` };
  const period = readUnit(textAt(value, "unitText") ?? textAt(salary, "unitText"));
  if (!isNode(value)) return readBare(value, period);
  const low = amountAt(value, "minValue") ?? amountAt(salary, "minValue");
  const high = amountAt(value, "maxValue") ?? amountAt(salary, "maxValue");
  if (low === undefined && high === undefined) return readBare(value["value"] ?? value["price"], period);
  if (low !== undefined && high !== undefined && low > high) return { ignored: "the least above the most" };
  return {
    pay: {
      ...(low !== undefined && { minCents: low }),
      ...(high !== undefined && { maxCents: high }),
      period,
      negotiable: false,
    },
  };
}

/** A number or a text: "3500", "3.500,00", "R$ 2.000 a R$ 3.000", "A combinar". */
function readBare(value: unknown, period: ListingPay["period"]): PostingPay {
  const cents = readReais(value);
  if (cents !== undefined) return { pay: { minCents: cents, maxCents: cents, period, negotiable: false } };
  if (typeof value !== "string" || readsAsZero(value)) return {};
  const pay = readPayText(value);
  if (!pay) return { ignored: `unreadable: ${value.slice(0, 40)}` };
  return { pay: pay.period === "unstated" ? { ...pay, period } : pay };
}

function readsAsZero(text: string): boolean {
  return /^[\s0.,]*$/.test(text);
}

/** A missing unit is a month in Brazil by convention; an unknown unit gives no period. */
function readUnit(unit: string | undefined): ListingPay["period"] {
  if (!unit) return "month";
  return units.find(([pattern]) => pattern.test(unit))?.[1] ?? "unstated";
}

const units: readonly [RegExp, ListingPay["period"]][] = [
  [/^(hour|hora|hur)/i, "hour"],
  [/^(day|dia|diári)/i, "day"],
  [/^(week|semana)/i, "week"],
  [/^(month|m[eê]s|mensa|mon)/i, "month"],
  [/^(year|ano|anua|ann)/i, "year"],
];

function firstOf(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const list: readonly unknown[] = value;
  return list[0];
}

function textAt(value: unknown, property: string): string | undefined {
  const text = isNode(value) ? value[property] : undefined;
  return typeof text === "string" && text.trim() !== "" ? text.trim() : undefined;
}

function amountAt(value: unknown, property: string): number | undefined {
  return isNode(value) ? readReais(value[property]) : undefined;
}
