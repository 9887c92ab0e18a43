import { OperatorError } from "../apps/server/src/operator-error.ts";
import { readCommand, usage } from "./admin/read-command.ts";
import { runCommand } from "./admin/run-command.ts";
import { ArgumentError } from "./argument-error.ts";
import { withDatabase } from "./operator.ts";

/** `npm run admin -- <command>`: what an operator does for people; `--help` lists it. */
try {
  const command = readCommand(process.argv.slice(2));
  if (command === null) console.log(usage);
  else
    await withDatabase(async ({ db }, config) =>
      console.log(await runCommand({ db, config, at: new Date() }, command)),
    );
} catch (error) {
  if (!(error instanceof ArgumentError || error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
