import { Argument, Command } from "@commander-js/extra-typings";
import { runProgram } from "@vagou/command-line/run-program";
import { showExample } from "@vagou/command-line/show-example";
import { benchCrowd } from "./crowd.ts";
import { benchFilled } from "./filled.ts";
import { benchGrowth } from "./growth.ts";
import { benchHostile } from "./hostile.ts";
import { benchLedger } from "./ledger.ts";
import { benchParse } from "./parse.ts";
import { benchResults } from "./results.ts";
import { benchSearch } from "./search.ts";

const benchmarks = [
  { name: "parse", run: benchParse },
  { name: "hostile", run: benchHostile },
  { name: "search", run: benchSearch },
  { name: "crowd", run: benchCrowd },
  { name: "ledger", run: benchLedger },
  { name: "growth", run: benchGrowth },
  { name: "filled", run: benchFilled },
  { name: "results", run: benchResults },
];

const npm = "npm run bench";
const program = new Command(npm);
program
  .description(
    "Prints the named benchmarks, or all. Each result is compared with a minimal baseline of the same run, because " +
      "machines differ.",
  )
  .addArgument(new Argument("[benchmarks...]", "which to run").choices(benchmarks.map(({ name }) => name)))
  .action(async (named) => {
    for (const { name, run } of benchmarks) if (named.length === 0 || named.includes(name)) await run();
  });
showExample(program, npm, `${npm} -- ledger growth`);

await runProgram(program);
