import { readCommand, usage } from "./admin/read-command.ts";
import { runCommand } from "./admin/run-command.ts";
import { withDatabase } from "./with-database.ts";
import { tellRefusals } from "./command-line/tell-refusals.ts";

/** `npm run admin -- <command>`: an operator's actions on people's accounts; `--help` lists them. */
await tellRefusals(async () => {
  const command = readCommand(process.argv.slice(2));
  if (command === null) console.log(usage);
  else
    await withDatabase(async ({ db }, config) =>
      console.log(await runCommand({ db, config, at: new Date() }, command)),
    );
});
