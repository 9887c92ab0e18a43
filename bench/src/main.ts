import { Argument, Command } from "@commander-js/extra-typings";
import { runProgram } from "@vagou/command-line/run-program";
import { showExample } from "@vagou/command-line/show-example";
import { benchBytes } from "./benchmarks/bytes.ts";
import { benchCrowd } from "./benchmarks/crowd.ts";
import { benchFairness } from "./benchmarks/fairness.ts";
import { benchFilled } from "./benchmarks/filled.ts";
import { benchGrowth } from "./benchmarks/growth.ts";
import { benchHostile } from "./benchmarks/hostile.ts";
import { benchLedger } from "./benchmarks/ledger.ts";
import { benchEndurance, benchMemory } from "./benchmarks/memory.ts";
import { benchOneList } from "./benchmarks/one-list.ts";
import { benchParse } from "./benchmarks/parse.ts";
import { benchPoints } from "./benchmarks/points.ts";
import { benchPresses } from "./benchmarks/presses.ts";
import type { Print } from "./report/print.ts";
import { benchResults } from "./benchmarks/results.ts";
import { benchSearch } from "./benchmarks/search.ts";
import { benchVisits } from "./benchmarks/visits.ts";
import { withPostgresServer } from "./database/with-empty-database.ts";
import { describeMachine, writeReport } from "./report/write-report.ts";

type Benchmark = { name: string; run: (print: Print) => Promise<void> };

/** Together they take less than five minutes on two idle cores. */
const usual: readonly Benchmark[] = [
  { name: "search", run: benchSearch },
  { name: "fairness", run: benchFairness },
  { name: "memory", run: benchMemory },
  { name: "growth", run: benchGrowth },
  { name: "ledger", run: benchLedger },
  { name: "parse", run: benchParse },
  { name: "one-list", run: benchOneList },
];

/** Each takes minutes, or needs a build of the web app, and runs only when it is named. */
const long: readonly Benchmark[] = [
  { name: "bytes", run: benchBytes },
  { name: "crowd", run: benchCrowd },
  { name: "endurance", run: benchEndurance },
  { name: "filled", run: benchFilled },
  { name: "hostile", run: benchHostile },
  { name: "points", run: benchPoints },
  { name: "presses", run: benchPresses },
  { name: "results", run: benchResults },
  { name: "visits", run: benchVisits },
];

const all = [...usual, ...long];
const npm = "npm run bench";
const program = new Command(npm);
program
  .description(
    "Runs the named benchmarks, and prints what they measured. Without a name it runs " +
      `${usual.map(({ name }) => name).join(", ")}, and writes what they measured to docs/performance.md. Each result ` +
      "is compared with a minimal baseline of the same run, because machines differ.",
  )
  .addArgument(new Argument("[benchmarks...]", "which to run").choices(all.map(({ name }) => name)))
  .action(async (named) => {
    if (named.length > 0) {
      for (const { name, run } of all) if (named.includes(name)) await run(print);
      return;
    }
    await withPostgresServer(async (url) => {
      // All of them share it: a start takes seconds.
      process.env["BENCH_DATABASE_URL"] = url;
      await runUsual();
    });
  });
showExample(program, npm, `${npm} -- ledger growth`);

await runProgram(program);

async function runUsual(): Promise<void> {
  const startedAt = performance.now();
  const machine = await describeMachine();
  const sections: string[] = [];
  for (const { name, run } of usual) {
    const parts: string[] = [];
    await run((text) => {
      print(text);
      parts.push(text);
    });
    sections.push(`### ${name}`, joinParts(parts));
  }
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  await writeReport([`${machine}; the run took ${minutes} minutes.`, ...sections].join("\n\n"));
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Rows of a table follow each other; all other parts are paragraphs. */
function joinParts(parts: readonly string[]): string {
  return parts.reduce((text, part) => `${text}${part.startsWith("|") ? "\n" : "\n\n"}${part}`, "").trim();
}
