import { runProgram } from "@vagou/command-line/run-program";
import { systemClock } from "@vagou/server/clock";
import { createAdminProgram } from "./admin/admin-program.ts";
import { runCommand } from "./admin/run-command.ts";
import { refusals } from "./refusals.ts";
import { systemUser } from "./system-user.ts";
import { withDatabase } from "./with-database.ts";

const program = createAdminProgram((command) =>
  withDatabase(async ({ db }, config) =>
    console.log(await runCommand({ db, config, clock: systemClock, by: systemUser(config) }, command)),
  ),
);

await runProgram(program, refusals);
