// Before any adapter is loaded.
import { systemClock } from "../apps/server/src/clock.ts";
import "../apps/server/src/provider-settings/read-overrides.ts";
import { join } from "node:path";
import { providers } from "@vagou/providers/index";
import { startStandIns } from "@vagou/standins/start";
import { readConfig } from "../apps/server/src/config/read-config.ts";
import { createPortalLines } from "../apps/server/src/asking/etiquette/portal-lines.ts";
import { createLocalTurns } from "../apps/server/src/asking/etiquette/portal-turns.ts";
import { createRobots } from "../apps/server/src/asking/etiquette/robots.ts";
import { requireOverrides } from "../apps/server/src/provider-settings/require-overrides.ts";
import { createReaderPool } from "../apps/server/src/reading/reader-pool.ts";
import { createHttpClient } from "../apps/server/src/asking/wire/http-client.ts";
import { createProviderFetcher } from "../apps/server/src/asking/provider-fetcher.ts";
import { ArgumentError } from "./argument-error.ts";
import { tellRefusals } from "./tell-refusals.ts";
import { checkHeader, checkLines } from "./check-lines.ts";
import { checkProviders } from "./check-providers.ts";
import { readLastAnswers, writeLastAnswers, type LastAnswers } from "./last-answers.ts";
import { operatorAsker } from "./operator-asker.ts";
import { parseCommandLine } from "./parse-command-line.ts";
import { saveReplies } from "./save-replies.ts";
import { watchHttp } from "./watch-http.ts";

const usage = "npm run providers:check -- [portal …] [--save FOLDER]; PROVIDERS=stand-in asks the stand-ins";

/** `npm run providers:check`: the operator's first command on a machine with internet. */
async function main(): Promise<void> {
  const { values, positionals } = parseCommandLine(
    { args: process.argv.slice(2), allowPositionals: true, options: { save: { type: "string" } } },
    `: ${usage}`,
  );
  const unknown = positionals.find((id) => !providers.some((provider) => provider.id === id));
  if (unknown !== undefined) throw new ArgumentError(`There is no adapter called "${unknown}": ${usage}`);
  for (const line of requireOverrides()) console.log(`overridden  ${line}`);

  const mode = process.env["PROVIDERS"] === "stand-in" ? "stand-in" : "live";
  const settings = { ...readConfig(process.env), providers: mode } as const;
  const chosen =
    positionals.length === 0 ? providers : providers.filter(({ id }) => positionals.includes(id));
  // A portal that the operator names is asked even if it is disabled.
  const config = positionals.length === 0 ? settings : { ...settings, disabledProviders: [] };

  await using closers = new AsyncDisposableStack();
  const standIns =
    mode === "live" ? null : await startStandIns({ firstPort: 0, mailbox: false, providers: true });
  closers.defer(async () => standIns?.close());
  const httpClient = createHttpClient({
    clock: systemClock,
    userAgent: config.operator.userAgent,
    originMap: standIns?.originMap ?? new Map(),
    standInsOnly: mode === "stand-in",
  });
  const { client, exchanges } = watchHttp(httpClient);
  const reader = await createReaderPool({ threads: 1 });
  closers.defer(() => reader.close());
  const fetcher = createProviderFetcher({
    httpClient: client,
    reader,
    lines: createPortalLines(createLocalTurns()),
    robots: createRobots({ clock: systemClock, httpClient, overrides: config.robotsOverrides }),
  });
  closers.defer(() => fetcher.close());

  // Each check asks the same question, so its answers can be compared; the runs of real people cannot.
  const lastFile = join(config.dataDir, `providers-check-${mode}.json`);
  let last: LastAnswers = readLastAnswers(lastFile);
  let saved = 0;
  console.log(checkHeader);
  for await (const result of checkProviders(chosen, fetcher, exchanges, config)) {
    const { id, outcome, isPartial, found, filled, replies } = result;
    console.log(checkLines(result, last[id]).join("\n"));
    if (values.save !== undefined) {
      const provider = providers.find((candidate) => candidate.id === id);
      const secrets = provider ? Object.values(operatorAsker(provider, config).credentials) : [];
      saved += saveReplies(values.save, id, replies, secrets).length;
    }
    if (outcome === "answered" && !isPartial && found > 0)
      last = { ...last, [id]: { at: new Date().toISOString(), found, filled } };
  }
  writeLastAnswers(lastFile, last);
  if (values.save !== undefined)
    console.log(`${saved} replies in ${values.save}: npm run provider -- <portal> --reply FILE reads one.`);
}

await tellRefusals(main);
