// Before any adapter is loaded.
import { systemClock } from "../apps/server/src/clock.ts";
import "../apps/server/src/provider-settings/read-overrides.ts";
import { readFile } from "node:fs/promises";
import type { Job } from "@vagou/contract/job";
import { isAnswer, type Outcome } from "@vagou/contract/outcome";
import { startStandIns } from "@vagou/standins/start";
import type { Config } from "../apps/server/src/config/config.ts";
import { readConfig } from "../apps/server/src/config/read-config.ts";
import { requireOverrides } from "../apps/server/src/provider-settings/require-overrides.ts";
import { unpackJobs } from "../apps/server/src/postings/packed-jobs.ts";
import { toJob } from "../apps/server/src/postings/to-job.ts";
import { createReaderPool } from "../apps/server/src/reading/reader-pool.ts";
import { createPortalLines } from "../apps/server/src/asking/etiquette/portal-lines.ts";
import { createLocalTurns } from "../apps/server/src/asking/etiquette/portal-turns.ts";
import { createRobots } from "../apps/server/src/asking/etiquette/robots.ts";
import { isConfigured } from "../apps/server/src/provider-settings/is-configured.ts";
import { createHttpClient, type HttpClient } from "../apps/server/src/asking/wire/http-client.ts";
import type { FetchedAnswer } from "../apps/server/src/asking/answer.ts";
import { createProviderFetcher } from "../apps/server/src/asking/provider-fetcher.ts";
import { readRecording, type RecordedAnswer } from "./read-recording.ts";
import { readReplyNote } from "./reply-note.ts";
import { postingsTable } from "./postings-table.ts";
import { ArgumentError } from "./argument-error.ts";
import { tellRefusals } from "./tell-refusals.ts";
import { readProviderArguments, type ProviderArguments } from "./provider-arguments.ts";
import { operatorAsker } from "./operator-asker.ts";

/** Asks one provider as the server does and prints its answer: the tool for writing adapters. */
async function main(): Promise<void> {
  requireOverrides();
  const options = readProviderArguments(process.argv.slice(2));
  const { jobs, outcome, summary } =
    options.replyFile === null ? await ask(options) : await read(options.replyFile, options);
  if (options.json) console.log(JSON.stringify(jobs, null, 2));
  else if (jobs.length > 0) console.log(`${postingsTable(jobs)}\n`);

  if (!options.json) console.log(summary);
  if (!isAnswer(outcome)) {
    if (options.json) console.error(summary);
    process.exitCode = 2;
  }
}

type Told = { jobs: readonly Job[]; outcome: Outcome; summary: string };

/** A recorded answer may be for another place, so no vacancy is dropped because of its place. */
async function read(replyFile: string, options: ProviderArguments): Promise<Told> {
  const { provider, query, url, step } = options;
  const note = readReplyNote(replyFile);
  const receivedAt = options.receivedAt ?? (note === null ? new Date() : new Date(note.receivedAt));
  const reader = await createReaderPool({ threads: 1 });
  try {
    const text = await readFile(replyFile, "utf8");
    const answer = await readRecording({ provider, query, text, receivedAt, url, step, note }, reader);
    const jobs = answer.listings.map((listing) => toJob(provider.id, listing)).filter((job) => job !== null);
    return { jobs, outcome: answer.outcome, summary: summariseRecording(answer, jobs.length, replyFile) };
  } finally {
    await reader.close();
  }
}

async function ask(options: ProviderArguments): Promise<Told> {
  const { answer, source } = await askSource(options);
  return { jobs: unpackJobs(answer.jobs), outcome: answer.outcome, summary: summarise(answer, source) };
}

async function askSource(options: ProviderArguments): Promise<{ answer: FetchedAnswer; source: string }> {
  const { provider } = options;
  const config = readConfig(process.env);
  const userAgent = config.operator.userAgent;
  if (config.providers === "live") {
    if (!isConfigured(provider, config)) {
      throw new ArgumentError(
        `${provider.id} wants ${(provider.credentials ?? []).join(" and ")} to be set.`,
      );
    }
    const httpClient = createHttpClient({
      clock: systemClock,
      userAgent,
      originMap: new Map(),
      standInsOnly: false,
    });
    return { answer: await askThrough(httpClient, config, options), source: "the real portal" };
  }
  const standIns = await startStandIns({ firstPort: 0, mailbox: false, providers: true });
  try {
    const httpClient = createHttpClient({
      clock: systemClock,
      userAgent,
      originMap: standIns.originMap,
      standInsOnly: true,
    });
    const answer = await askThrough(httpClient, config, options);
    return { answer, source: "its stand-in (PROVIDERS=live asks the real portal)" };
  } finally {
    await standIns.close();
  }
}

async function askThrough(
  httpClient: HttpClient,
  config: Config,
  { provider, query }: ProviderArguments,
): Promise<FetchedAnswer> {
  const reader = await createReaderPool({ threads: 1 });
  const fetcher = createProviderFetcher({
    httpClient,
    reader,
    lines: createPortalLines(createLocalTurns()),
    robots: createRobots({ clock: systemClock, httpClient, overrides: config.robotsOverrides }),
  });
  try {
    return await fetcher.ask(provider, query, new AbortController().signal, operatorAsker(provider, config));
  } finally {
    await fetcher.close();
    await reader.close();
  }
}

function summarise(answer: FetchedAnswer, source: string): string {
  const shown = answer.jobs.ids.length;
  const counts = [
    `${shown} postings`,
    ...(answer.total === null ? [] : [`${answer.total} in all, it says`]),
    `${answer.listings.length - shown} elsewhere`,
    `${answer.skipped} skipped`,
    `${answer.leftOut} left out`,
    ...(answer.isPartial ? ["a part of the portal did not answer"] : []),
    ...(answer.emptyBecause === null ? [] : [`it says: ${answer.emptyBecause}`]),
    `${answer.requestCount} requests`,
    `${answer.tookMs} ms`,
  ];
  const causes = new Set(answer.causes.flatMap((cause) => (cause instanceof Error ? [cause.message] : [])));
  const why = causes.size > 0 ? ` (${[...causes].join("; ")})` : "";
  return `${answer.outcome}${why}: ${counts.join(", ")}. Answered by ${source}.`;
}

function summariseRecording(answer: RecordedAnswer, shown: number, source: string): string {
  const { outcome, listings, steps, whyNot, pageCount } = answer;
  if (whyNot.length > 0) return [`${outcome}: ${source} could not be read`, ...whyNot].join("\n  ");
  const counts = [
    `${shown} postings`,
    ...(answer.total === null ? [] : [`${answer.total} in all, it says`]),
    ...(shown === listings.length ? [] : [`${listings.length - shown} that cannot be shown`]),
    `${answer.skipped} skipped`,
    `${answer.leftOut} left out`,
  ];
  const pages = pageCount === 1 ? "" : `, ${pageCount} pages`;
  return `${outcome}: ${counts.join(", ")}. Read from ${source} as ${steps.join(", ")}${pages}.`;
}

await tellRefusals(main);
