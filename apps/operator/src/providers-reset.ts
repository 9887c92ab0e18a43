import { Argument, Command } from "@commander-js/extra-typings";
import { runProgram } from "@vagou/command-line/run-program";
import { showExample } from "@vagou/command-line/show-example";
import { providerIds, type ProviderId } from "@vagou/contract/search/catalogue";
import { systemClock } from "@vagou/server/clock";
import { resetPortal } from "@vagou/server/operating/portals/reset-portal";
import { refusals } from "./refusals.ts";
import { systemUser } from "./system-user.ts";
import { withDatabase } from "./with-database.ts";

const npm = "npm run providers:reset";
const program = new Command(npm);
program
  .description("Ends the suspension of a provider.")
  .addArgument(new Argument("<id>", "the provider").choices(providerIds))
  .action(reset);
showExample(program, `${npm} -- gupy`);

await runProgram(program, refusals);

function reset(id: ProviderId): Promise<void> {
  return withDatabase(async ({ db }, config) => {
    const wasSuspended = await resetPortal(
      { db, clock: systemClock },
      { by: systemUser(config), providerId: id },
    );
    console.log(wasSuspended ? `${id} is asked again from now on.` : `${id} had no failures to forget.`);
  });
}
