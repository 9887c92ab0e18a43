// Before any adapter is loaded.
import "@vagou/server/provider-settings/read-overrides";
import { join } from "node:path";
import { runProgram } from "@vagou/command-line/run-program";
import { providers } from "@vagou/providers/index";
import { readConfig } from "@vagou/server/config/read-config";
import { requireOverrides } from "@vagou/server/provider-settings/require-overrides";
import { createCheckProgram, type CheckQuestion } from "./checking/check-program.ts";
import { checkHeader, checkLines } from "./checking/check-lines.ts";
import { checkProviders } from "./checking/check-providers.ts";
import { readLastAnswers, writeLastAnswers, type LastAnswers } from "./checking/last-answers.ts";
import { openProviders } from "./asking/open-providers.ts";
import { operatorAsker } from "./asking/operator-asker.ts";
import { refusals } from "./refusals.ts";
import { makeFolder } from "./recordings/make-folder.ts";
import { saveReplies } from "./recordings/save-replies.ts";
import { watchHttp } from "./checking/watch-http.ts";
import { tellingFailures } from "./telling-failures.ts";

await runProgram(
  createCheckProgram((question) => tellingFailures(() => check(question))),
  refusals,
);

/** The operator's first command on a machine with internet. */
async function check({ ids, saveFolder }: CheckQuestion): Promise<void> {
  if (saveFolder !== null) makeFolder(saveFolder);
  for (const line of requireOverrides()) console.log(`overridden  ${line}`);

  const mode = process.env["PROVIDERS"] === "stand-in" ? "stand-in" : "live";
  const settings = { ...readConfig(process.env), providers: mode } as const;
  const chosen = ids === null ? providers : providers.filter(({ id }) => ids.includes(id));
  // A portal that the operator names is asked even if it is disabled.
  const config = ids === null ? settings : { ...settings, disabledProviders: [] };

  const { watch, exchanges } = watchHttp();
  const fetcher = await openProviders(config, watch);
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
    if (saveFolder !== null) {
      const provider = providers.find((candidate) => candidate.id === id);
      const secrets = provider ? Object.values(operatorAsker(provider, config).credentials) : [];
      saved += saveReplies(saveFolder, id, replies, secrets).length;
    }
    if (outcome === "answered" && !isPartial && found > 0)
      last = { ...last, [id]: { at: new Date().toISOString(), found, filled } };
  }
  writeLastAnswers(lastFile, last);
  if (saveFolder !== null)
    console.log(`${saved} replies in ${saveFolder}: npm run provider -- <portal> --reply FILE reads one.`);
}
