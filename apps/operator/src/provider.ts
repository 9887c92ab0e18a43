// Before any adapter is loaded.
import "@vagou/server/provider-settings/read-overrides";
import { readFile } from "node:fs/promises";
import { runProgram } from "@vagou/command-line/run-program";
import type { Job } from "@vagou/contract/search/job";
import { isAnswer, type Outcome } from "@vagou/contract/search/outcome";
import { OperatorError } from "@vagou/server/operator-error";
import { readConfig } from "@vagou/server/config/read-config";
import { requireOverrides } from "@vagou/server/provider-settings/require-overrides";
import { unpackJobs } from "@vagou/server/postings/kept/packed-jobs";
import { toJob } from "@vagou/server/postings/normalising/to-job";
import { createReaderPool } from "@vagou/server/reading/reader-pool";
import { isConfigured } from "@vagou/server/provider-settings/is-configured";
import type { FetchedAnswer } from "@vagou/server/asking/answer";
import { readRecording, type RecordedAnswer } from "./recordings/read-recording.ts";
import { readReplyNote } from "./recordings/reply-note.ts";
import { postingsTable } from "./asking/postings-table.ts";
import { createProviderProgram, type ProviderQuestion } from "./asking/provider-program.ts";
import { openProviders } from "./asking/open-providers.ts";
import { operatorAsker } from "./asking/operator-asker.ts";
import { refusals } from "./refusals.ts";

await runProgram(createProviderProgram(printAnswer), refusals);

async function printAnswer(question: ProviderQuestion): Promise<void> {
  requireOverrides();
  const { replyFile, json } = question;
  const { jobs, outcome, summary } =
    replyFile === null ? await ask(question) : await read(replyFile, question);
  if (json) console.log(JSON.stringify(jobs, null, 2));
  else if (jobs.length > 0) console.log(`${postingsTable(jobs)}\n`);

  if (!json) console.log(summary);
  if (!isAnswer(outcome)) {
    if (json) console.error(summary);
    process.exitCode = 1;
  }
}

type Told = { jobs: readonly Job[]; outcome: Outcome; summary: string };

/** A recorded answer may be for another place, so no vacancy is dropped because of its place. */
async function read(replyFile: string, question: ProviderQuestion): Promise<Told> {
  const { provider, query, url, step } = question;
  const note = readReplyNote(replyFile);
  const receivedAt = question.receivedAt ?? (note === null ? new Date() : new Date(note.receivedAt));
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

async function ask(question: ProviderQuestion): Promise<Told> {
  const { answer, source } = await askSource(question);
  return { jobs: unpackJobs(answer.jobs), outcome: answer.outcome, summary: summarise(answer, source) };
}

async function askSource(question: ProviderQuestion): Promise<{ answer: FetchedAnswer; source: string }> {
  const { provider, query } = question;
  const config = readConfig(process.env);
  if (!isConfigured(provider, config)) {
    throw new OperatorError(`${provider.id} wants ${(provider.credentials ?? []).join(" and ")} to be set.`);
  }
  const fetcher = await openProviders(config);
  try {
    const [unasked] = fetcher.findUnasked(provider);
    if (unasked !== undefined)
      throw new OperatorError(
        `${provider.id} has no stand-in for ${unasked}: add one, or set PROVIDERS=live to ask the real portal.`,
      );
    const asker = operatorAsker(provider, config);
    const answer = await fetcher.ask(provider, query, new AbortController().signal, asker);
    const source =
      config.providers === "live" ? "the real portal" : "its stand-in (PROVIDERS=live asks the real portal)";
    return { answer, source };
  } finally {
    await fetcher.close();
  }
}

function summarise(answer: FetchedAnswer, source: string): string {
  const shown = answer.jobs.ids.length;
  const counts = [
    `${shown} postings`,
    ...(answer.total === null ? [] : [`${answer.total} in all, it says`]),
    `${answer.dropped} elsewhere`,
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
