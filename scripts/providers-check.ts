import { providers } from "@vagou/providers/index";
import { readConfig } from "../apps/server/src/config/read-config.ts";
import { createPortalLines } from "../apps/server/src/etiquette/portal-lines.ts";
import { createOwnTurns } from "../apps/server/src/etiquette/portal-turns.ts";
import { createRobots } from "../apps/server/src/etiquette/robots.ts";
import { createReaderPool } from "../apps/server/src/reading/reader-pool.ts";
import { createHttpClient, userAgentOf } from "../apps/server/src/searches/http-client.ts";
import { createProviderFetcher } from "../apps/server/src/searches/provider-fetcher.ts";
import { checkProviders } from "./check-providers.ts";

/** `npm run providers:check`: the operator's first command on a machine with internet. */
const config = { ...readConfig(process.env), providers: "live" } as const;
const httpClient = createHttpClient({
  userAgent: userAgentOf(config),
  originMap: new Map(),
  standInsOnly: false,
});
const reader = await createReaderPool();
const fetcher = createProviderFetcher({
  httpClient,
  reader,
  lines: createPortalLines(createOwnTurns()),
  robots: createRobots({ httpClient, overrides: config.robotsOverrides }),
});
console.table(await checkProviders(providers, fetcher, config));
await fetcher.close();
await reader.close();
