import { Argument, Command } from "@commander-js/extra-typings";
import { countOf } from "@vagou/command-line/count-of";
import { readValue } from "@vagou/command-line/read-value";
import { runProgram } from "@vagou/command-line/run-program";
import { showExample } from "@vagou/command-line/show-example";
import { systemClock } from "@vagou/server/clock";
import { openPostgres } from "@vagou/server/db/opening/open-postgres";
import { reasonOf } from "@vagou/server/db/connections/reason-of";
import { OperatorError } from "@vagou/server/operator-error";
import { listDeleted } from "@vagou/server/personal-data/list-deleted";
import { repeatDeletions } from "@vagou/server/personal-data/repeat-deletions";
import { z } from "zod";
import { refusals } from "./refusals.ts";
import { systemUser } from "./system-user.ts";
import { withDatabase } from "./with-database.ts";

const npm = "npm run deletions:repeat";
const address = z.url({ protocol: /^postgres(?:ql)?$/, error: "Write the address of a Postgres database." });
const program = new Command(npm);
program
  .description(
    "After a backup was restored: counts the accounts in it that people deleted since, by the database from before the " +
      "restore, and with --delete deletes them again.",
  )
  .addArgument(
    new Argument("<former>", "the address of the database from before").argParser(readValue(address)),
  )
  .option("--delete", "deletes them: look first whether their number can be true")
  .action((former, options) => repeat(former, options.delete ?? false));
showExample(program, `${npm} -- postgres://vagou:secret@localhost/vagou`);

await runProgram(program, refusals);

function repeat(address: string, isReal: boolean): Promise<void> {
  return withDatabase(async ({ db }, config) => {
    const former = openPostgres(address);
    try {
      const deleted = await listDeleted(former.db).catch(refuse);
      const deletedBy = isReal ? systemUser(config) : null;
      const count = await repeatDeletions({ db, clock: systemClock }, { deleted, deletedBy });
      const found = `${countOf(count, "account is", "accounts are")} here and deleted there`;
      console.log(isReal ? `${found}; deleted here too.` : `${found}.`);
    } finally {
      await former.close();
    }
  });
}

function refuse(error: unknown): never {
  throw new OperatorError(`The database from before cannot be read: ${reasonOf(error)}.`, { cause: error });
}
