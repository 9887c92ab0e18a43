// Before any adapter is loaded.
import "@vagou/server/provider-settings/read-overrides";
import { join } from "node:path";
import { providers } from "@vagou/providers/index";
import { readConfig } from "@vagou/server/config/read-config";
import { requireOverrides } from "@vagou/server/provider-settings/require-overrides";
import { ArgumentError } from "./command-line/argument-error.ts";
import { tellRefusals } from "./command-line/tell-refusals.ts";
import { checkHeader, checkLines } from "./checking/check-lines.ts";
import { checkProviders } from "./checking/check-providers.ts";
import { readLastAnswers, writeLastAnswers, type LastAnswers } from "./checking/last-answers.ts";
import { openPortals } from "./asking/open-portals.ts";
import { operatorAsker } from "./asking/operator-asker.ts";
import { parseCommandLine } from "./command-line/parse-command-line.ts";
import { saveReplies } from "./recordings/save-replies.ts";
import { watchHttp } from "./checking/watch-http.ts";

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

  const { watch, exchanges } = watchHttp();
  const fetcher = await openPortals(config, watch);
  await using closers = new AsyncDisposableStack();
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
