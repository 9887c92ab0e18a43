import { expect, test } from "vitest";
import { benchLedger } from "./ledger.ts";

// That the benchmark of the ledger can still record our statements and send them again; it checks the balances itself.
test("pairs are paid by our code and by its recorded statements, on both databases", async () => {
  process.env["BENCH_DATABASE_URL"] ??= process.env["TEST_DATABASE_URL"];
  const printed: string[] = [];
  await benchLedger((text) => void printed.push(text), { roundsBefore: 1, rounds: 1, pairsPerRound: 4 });
  const rows = printed.filter((text) => /\| 1(?:000)? \|/.test(text));
  expect(rows).toHaveLength(4);
}, 60_000);
