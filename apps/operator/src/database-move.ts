import { existsSync } from "node:fs";
import { Command } from "@commander-js/extra-typings";
import { countOf } from "@vagou/command-line/count-of";
import { runProgram } from "@vagou/command-line/run-program";
import { showExample } from "@vagou/command-line/show-example";
import { systemClock } from "@vagou/server/clock";
import type { Config } from "@vagou/server/config/config";
import { readConfig } from "@vagou/server/config/read-config";
import { copyDatabase } from "@vagou/server/db/migrating/copy-database";
import { openDatabase } from "@vagou/server/db/opening/open-database";
import { auditNow } from "@vagou/server/ledger-audit/audit-now";
import { OperatorError } from "@vagou/server/operator-error";
import { refusals } from "./refusals.ts";
import { withDatabase } from "./with-database.ts";

const npm = "npm run database:move";
const program = new Command(npm);
program
  .description(
    "Copies everything from the embedded database under DATA_DIR to the empty one of DATABASE_URL, compares both and " +
      "checks the ledger. The embedded one stays as it is. Stop the server first.",
  )
  .action(async () => {
    requireBoth(readConfig(process.env));
    await move();
  });
showExample(program, npm, `DATABASE_URL=postgres://vagou:secret@localhost/vagou ${npm}`);

await runProgram(program, refusals);

/** Before any is opened: an embedded one that is missing would be made, and be empty. */
function requireBoth({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl === null)
    throw new OperatorError("DATABASE_URL: say which database everything is copied to");
  if (!existsSync(`${dataDir}/postgres`))
    throw new OperatorError(`DATA_DIR: there is no embedded database in ${dataDir}`);
}

function move(): Promise<void> {
  return withDatabase(async (target, config) => {
    const source = await openDatabase({ ...config, databaseUrl: null });
    try {
      const copied = await copyDatabase(source, target);
      const rows = copied.reduce((sum, each) => sum + each.rows, 0);
      for (const { table, rows } of copied) if (rows > 0) console.log(`${table.padEnd(24)}${rows}`);
      console.log(
        `Copied   ${rows} rows of ${copied.length} tables; number and checksum of each table agree.`,
      );
    } finally {
      await source.close();
    }
    // No server works on it yet, so no process gives back old holds.
    const verdict = await auditNow({ db: target.db, clock: systemClock, config }, { isServed: false });
    for (const fault of verdict.faults) console.log(`fault    ${fault}`);
    console.log(
      `Verdict  ${verdict.faultCount === 0 ? "the ledger is whole" : countOf(verdict.faultCount, "fault")}.`,
    );
    if (verdict.faultCount > 0) process.exitCode = 1;
  });
}
