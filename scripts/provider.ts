import { readFile } from "node:fs/promises";
import { isAnswer } from "@vagou/contract/outcome";
import type { Provider } from "@vagou/providers/core/provider";
import { startStandIns } from "@vagou/standins/start";
import { readConfig } from "../apps/server/src/config/read-config.ts";
import { toJob } from "../apps/server/src/postings/to-job.ts";
import { createReaderPool } from "../apps/server/src/reading/reader-pool.ts";
import { createPortalLines } from "../apps/server/src/etiquette/portal-lines.ts";
import { createOwnTurns } from "../apps/server/src/etiquette/portal-turns.ts";
import { createRobots } from "../apps/server/src/etiquette/robots.ts";
import { isConfigured } from "../apps/server/src/searches/is-configured.ts";
import { createHttpClient, userAgentOf, type HttpClient } from "../apps/server/src/searches/http-client.ts";
import { createProviderFetcher, type ProviderAnswer } from "../apps/server/src/searches/provider-fetcher.ts";
import { recordedPages, recordedRequests } from "./recorded-pages.ts";
import { postingsTable } from "./postings-table.ts";
import { ArgumentError } from "./argument-error.ts";
import { readProviderArguments, type ProviderArguments } from "./provider-arguments.ts";
import { operatorAsker } from "./operator-asker.ts";

const config = readConfig(process.env);

/** Asks one provider as the server does and prints what it answered: the tool for writing adapters. */
async function main(): Promise<void> {
  const options = readProviderArguments(process.argv.slice(2));
  const { provider, replyFile } = options;
  const { answer, source } = await ask(options);
  // A recorded answer was asked for some other place.
  const jobs =
    replyFile === null
      ? answer.jobs
      : answer.listings.map((listing) => toJob(provider.id, listing)).filter((job) => job !== null);
  if (options.json) console.log(JSON.stringify(jobs, null, 2));
  else if (jobs.length > 0) console.log(`${postingsTable(jobs)}\n`);

  const summary = summarise(answer, jobs.length, source);
  if (!options.json) console.log(summary);
  if (!isAnswer(answer.outcome)) {
    if (options.json) console.error(summary);
    process.exitCode = 2;
  }
}

async function ask(options: ProviderArguments): Promise<{ answer: ProviderAnswer; source: string }> {
  const { provider, replyFile } = options;
  if (replyFile !== null) return { answer: await readRecording(replyFile, options), source: replyFile };
  const userAgent = userAgentOf(config);
  if (config.providers === "live") {
    if (!isConfigured(provider, config)) {
      throw new ArgumentError(
        `${provider.id} wants ${(provider.credentials ?? []).join(" and ")} to be set.`,
      );
    }
    const httpClient = createHttpClient({ userAgent, originMap: new Map(), standInsOnly: false });
    return { answer: await askThrough(httpClient, provider, options), source: "the real portal" };
  }
  const standIns = await startStandIns({ firstPort: 0, mailbox: false, providers: true });
  try {
    const httpClient = createHttpClient({ userAgent, originMap: standIns.originMap, standInsOnly: true });
    const answer = await askThrough(httpClient, provider, options);
    return { answer, source: "its stand-in (PROVIDERS=live asks the real portal)" };
  } finally {
    await standIns.close();
  }
}

async function askThrough(
  httpClient: HttpClient,
  provider: Provider,
  { query, replyFile }: ProviderArguments,
): Promise<ProviderAnswer> {
  const reader = await createReaderPool({ threads: 1 });
  const fetcher = createProviderFetcher({
    httpClient,
    reader,
    lines: createPortalLines(createOwnTurns()),
    robots:
      replyFile === null
        ? createRobots({ httpClient, overrides: config.robotsOverrides })
        : { check: async () => {} },
  });
  try {
    return await fetcher.ask(provider, query, new AbortController().signal, operatorAsker(provider, config));
  } finally {
    await fetcher.close();
    await reader.close();
  }
}

/** Each page of the recording as whatever it may have been; the first reading that works counts. */
async function readRecording(file: string, options: ProviderArguments): Promise<ProviderAnswer> {
  const { provider, receivedAt, url } = options;
  const pages = recordedPages(await readFile(file, "utf8"), provider.origins[0]);
  const answers: ProviderAnswer[] = [];
  for (const page of pages) {
    const address = url ?? page.url;
    const failures: unknown[] = [];
    for (const request of recordedRequests(address)) {
      const client: HttpClient = {
        fetchReply: async () => ({
          ...page,
          request,
          status: 200,
          url: address,
          receivedAt,
          notBefore: null,
        }),
        close: async () => {},
      };
      const answer = await askThrough(
        client,
        { ...provider, requestsMax: 1, buildRequests: () => [request] },
        options,
      );
      if (isAnswer(answer.outcome)) {
        answers.push(answer);
        break;
      }
      failures.push(...answer.causes);
      if (request.step !== "detail") continue;
      const hint = new Error("the file does not say its address: --url may help");
      answers.push({ ...answer, causes: url || page.saysUrl ? failures : [...failures, hint] });
    }
  }
  const [first] = answers;
  if (first === undefined) throw new ArgumentError(`${file} holds no page.`);
  return { ...first, listings: answers.flatMap(({ listings }) => listings), requestCount: answers.length };
}

function summarise(answer: ProviderAnswer, shown: number, source: string): string {
  const counts = [
    `${shown} postings`,
    ...(answer.total === null ? [] : [`${answer.total} in all, it says`]),
    `${answer.listings.length - shown} elsewhere`,
    `${answer.skipped} skipped`,
    `${answer.leftOut} left out`,
    ...(answer.isPartial ? ["a part of the portal did not answer"] : []),
    `${answer.requestCount} requests`,
    `${answer.tookMs} ms`,
  ];
  const causes = new Set(answer.causes.flatMap((cause) => (cause instanceof Error ? [cause.message] : [])));
  const why = causes.size > 0 ? ` (${[...causes].join("; ")})` : "";
  return `${answer.outcome}${why}: ${counts.join(", ")}. Answered by ${source}.`;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ArgumentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
