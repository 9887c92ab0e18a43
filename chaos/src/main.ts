import { mkdir, writeFile } from "node:fs/promises";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { Command, Option } from "@commander-js/extra-typings";
import { readValue } from "@vagou/command-line/read-value";
import { runProgram } from "@vagou/command-line/run-program";
import { showExample } from "@vagou/command-line/show-example";
import { wholeNumber } from "@vagou/command-line/whole-number";
import { allFaults } from "./all-faults.ts";
import { describeResult } from "./describe-result.ts";
import { runFaults } from "./run-faults.ts";

const reports = fileURLToPath(new URL("../../test-results/chaos/", import.meta.url));
const npm = "npm run chaos";

/** Ctrl-C, or the end of the session, ends all that was started; npm repeats a signal, so further ones are ignored. */
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
const stop = new AbortController();
for (const [signal, exitCode] of Object.entries(exitCodes))
  process.on(signal, () => {
    process.exitCode = exitCode;
    stop.abort(new Error(`stopped by ${signal}: all that was started has ended`));
  });

const program = new Command(npm);
program
  .description(
    "Breaks the database, the network, the third parties, the clock and the processes of the built product under " +
      "load, and says what was promised and what was seen. Exit code 1 on a broken promise. The report is also " +
      "written to test-results/chaos.",
  )
  .addOption(new Option("--only <names...>", "these faults alone").choices(allFaults.map(({ name }) => name)))
  .option("--kills <n>", "how often a process is killed", readValue(wholeNumber(10_000)), 10)
  .action(async ({ only, kills }) => {
    const faults = allFaults.filter(({ name }) => only === undefined || only.includes(name));
    const startedAt = new Date();
    const parts = [`# Faults of ${startedAt.toISOString()}`, ""];
    const results = await runFaults(faults, {
      kills,
      signal: stop.signal,
      tell: (result) => {
        const text = describeResult(result);
        parts.push(text);
        console.log(text);
      },
    });
    const broken = results.filter(({ findings }) => findings.some(({ kept }) => !kept));
    const verdict = `${results.length - broken.length} faults kept, ${broken.length} broken`;
    parts.push(verdict, "");
    await mkdir(reports, { recursive: true });
    const file = `${reports}${startedAt.toISOString().replaceAll(":", "-")}.md`;
    await writeFile(file, parts.join("\n"));
    console.log(`${verdict}. Report: ${relative(process.cwd(), file)}`);
    if (broken.length > 0) process.exitCode = 1;
  });
showExample(program, npm, `${npm} -- --only database-frozen kills --kills 100`);

try {
  await runProgram(program);
} catch (error) {
  // A process that got the terminal's signal, too, may have failed first.
  if (!stop.signal.aborted) throw error;
  console.error(String(stop.signal.reason));
  // What people were doing would go on for their patience.
  process.exit();
}
