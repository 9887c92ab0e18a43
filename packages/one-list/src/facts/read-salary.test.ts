import type { ListingPay } from "@vagou/providers/core/listing";
import { describe, expect, test } from "vitest";
import { describePay } from "../../../../apps/server/src/postings/normalising/describe-pay.ts";
import { readSalary } from "./read-salary.ts";

const periods = ["hour", "day", "week", "fortnight", "month", "year", "unstated"] as const;

describe.each(periods)("pay that the server describes for the unit “%s”", (period) => {
  test.each<[Pick<ListingPay, "minCents" | "maxCents">, number | null, number | null]>([
    [{ minCents: 180_000, maxCents: 220_050 }, 1800, 2200.5],
    [{ minCents: 1_590, maxCents: 1_590 }, 15.9, 15.9],
    [{ minCents: 150_000 }, 1500, null],
    [{ maxCents: 1_234_567_00 }, null, 1_234_567],
  ])("is read back: %o", (amounts, min, max) => {
    const text = describePay({ ...amounts, period, negotiable: false }) ?? "";
    expect(readSalary(text)).toEqual({ min, max, unit: period });
  });
});

test("no amount is no pay", () => {
  for (const text of ["", "A combinar", "US$ 3.000 por mês", "Até 3.000", "comissão de R$ 300"])
    expect(readSalary(text)).toBeNull();
});
