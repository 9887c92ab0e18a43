import { Command } from "@commander-js/extra-typings";
import { runProgram } from "@vagou/command-line/run-program";
import { showExample } from "@vagou/command-line/show-example";
import { readConfig } from "@vagou/server/config/read-config";
import { placesFile } from "@vagou/server/locations/places-file";
import { refreshPlaces } from "@vagou/server/locations/refresh-places";
import { refusals } from "./refusals.ts";
import { tellingFailures } from "./telling-failures.ts";

const npm = "npm run places:refresh";
const program = new Command(npm);
program
  .description("Asks the IBGE for its list of states and municipalities, and keeps it for the server.")
  .option("--accept-lost-ids", "also when the list lacks a municipality that was there before")
  .action((asked) => tellingFailures(() => refresh(asked.acceptLostIds ?? false)));
showExample(program, npm);

await runProgram(program, refusals);

async function refresh(acceptsLost: boolean): Promise<void> {
  const { dataDir, ibgeUrl } = readConfig(process.env);
  const lines = await refreshPlaces({ dataDir, ibgeUrl, acceptsLost, now: new Date() });
  for (const line of lines) console.log(line);
  console.log(`Written to ${placesFile(dataDir)}. Restart the server, which reads it when it starts.`);
}
