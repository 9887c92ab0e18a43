import { readConfig } from "../apps/server/src/config/read-config.ts";
import { placesFile } from "../apps/server/src/locations/places-file.ts";
import { refreshPlaces } from "../apps/server/src/locations/refresh-places.ts";
import { parseCommandLine } from "./parse-command-line.ts";
import { tellRefusals } from "./tell-refusals.ts";

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
