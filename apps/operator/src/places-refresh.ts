import { readConfig } from "@vagou/server/config/read-config";
import { placesFile } from "@vagou/server/locations/places-file";
import { refreshPlaces } from "@vagou/server/locations/refresh-places";
import { parseCommandLine } from "./command-line/parse-command-line.ts";
import { tellRefusals } from "./command-line/tell-refusals.ts";

/** `npm run places:refresh [-- --accept-lost-ids]`: asks the IBGE for its list of states and municipalities. */
await tellRefusals(async () => {
  const { values } = parseCommandLine(
    { options: { "accept-lost-ids": { type: "boolean", default: false } } },
    ". Say npm run places:refresh, or npm run places:refresh -- --accept-lost-ids.",
  );
  const { dataDir, ibgeUrl } = readConfig(process.env);
  const acceptsLost = values["accept-lost-ids"];
  const lines = await refreshPlaces({ dataDir, ibgeUrl, acceptsLost, now: new Date() });
  for (const line of lines) console.log(line);
  console.log(`Written to ${placesFile(dataDir)}. Restart the server, which reads it when it starts.`);
});
