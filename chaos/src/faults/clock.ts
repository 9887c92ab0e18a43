import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { judgeCalls } from "../checks/judge-calls.ts";
import type { Fault, Stage } from "../fault.ts";
import type { Finding } from "../finding.ts";

const folder = mkdtempSync("/tmp/vagou-clock-");
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, "offset");
const preload = pathToFileURL(fileURLToPath(new URL("../world/shift-clock.js", import.meta.url))).href;

/** The clock of the processes, in all their threads, reads how far it is off from a file. */
const world = { environment: { NODE_OPTIONS: `--import=${preload}`, CLOCK_OFFSET_FILE: file } };

export const clockFaults: readonly Fault[] = [
  { name: "clock-ahead", what: "the clock of all processes jumps 90 s ahead", world, run: jump([90]) },
  { name: "clock-back", what: "the clock of all processes jumps 30 s back", world, run: jump([-30]) },
  {
    name: "clock-there-and-back",
    what: "the clock of all processes jumps half an hour ahead and, 5 s later, back",
    world,
    run: jump([1_800, 0]),
  },
];

function jump(seconds: readonly number[]): (stage: Stage) => Promise<Finding[]> {
  return async ({ load }) => {
    const from = performance.now();
    for (const offset of seconds) {
      writeFileSync(file, String(offset * 1_000));
      await sleep(5_000);
    }
    await sleep(10_000);
    return judgeCalls(load.since(from), { withinS: { read: 2, "sign-up": 5 } });
  };
}
