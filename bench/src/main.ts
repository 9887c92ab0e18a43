import { benchCrowd } from "./crowd.ts";
import { benchGrowth } from "./growth.ts";
import { benchHostile } from "./hostile.ts";
import { benchLedger } from "./ledger.ts";
import { benchParse } from "./parse.ts";
import { benchResults } from "./results.ts";
import { benchSearch } from "./search.ts";

const benchmarks = new Map([
  ["parse", benchParse],
  ["hostile", benchHostile],
  ["search", benchSearch],
  ["crowd", benchCrowd],
  ["ledger", benchLedger],
  ["growth", benchGrowth],
  ["results", benchResults],
]);

/**
 * Prints the named benchmarks, or all; each result is compared with a minimal baseline of the same run, because
 * machines differ.
 */
const [, , ...named] = process.argv;
for (const name of named.length > 0 ? named : benchmarks.keys()) {
  const benchmark = benchmarks.get(name);
  if (benchmark === undefined) throw new Error(`no benchmark ${name}: ${[...benchmarks.keys()].join(", ")}`);
  await benchmark();
}
