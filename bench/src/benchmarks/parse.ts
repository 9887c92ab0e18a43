import { providers } from "@vagou/providers/index";
import type { Provider, ProviderReply } from "@vagou/providers/core/provider";
import { startStandIns } from "@vagou/standins/start";
import { Parser } from "htmlparser2";
import type { Print } from "../report/print.ts";
import { systemClock } from "../../../apps/server/src/clock.ts";
import { createHttpClient } from "../../../apps/server/src/asking/wire/http-client.ts";
import { isInPlace } from "../../../apps/server/src/postings/normalising/is-in-place.ts";
import { toJob } from "../../../apps/server/src/postings/normalising/to-job.ts";

const query = { keywords: "desenvolvedor", city: null, state: null };
const asker = {
  ip: "203.0.113.7",
  userAgent: "bench",
  pageUrl: "http://vagou.example/jobs",
  credentials: { CAREERJET_API_KEY: "any" },
};
const turns = 3;
const blockMs = 30;

/**
 * How long each adapter takes for a full page, beside the minimal work with the same bytes: `JSON.parse`, or the
 * HTML tokenizer alone. Then the time of 900 postings from reply to posting.
 */
export async function benchParse(print: Print): Promise<void> {
  const rows: string[] = [];
  let listingsInAll = 0;
  let pipelineMs = 0;
  for (const { provider, reply } of await fetchPages()) {
    const { listings } = provider.parseReply(reply, query);
    const { ours, bare, normalise } = timeInTurns({
      ours: () => provider.parseReply(reply, query),
      bare: () => readBare(reply),
      normalise: () =>
        listings
          .filter((listing) => isInPlace(listing, query, provider))
          .map((listing) => toJob(provider.id, listing)),
    });
    listingsInAll += listings.length;
    pipelineMs += ours + normalise;
    const kind = isJson(reply) ? "JSON.parse" : "tokenizer";
    rows.push(
      `| ${provider.id} | ${listings.length} | ${(reply.body.length / 1000).toFixed(0)} kB | ${ours.toFixed(2)} ms | ${kind} ${bare.toFixed(2)} ms | ${(ours / bare).toFixed(1)} | ${normalise.toFixed(2)} ms |`,
    );
  }
  const perPosting = pipelineMs / listingsInAll;
  print(
    [
      `CPU time to parse a full page, the median of ${turns}; 900 postings from reply to posting take ${(perPosting * 900).toFixed(0)} ms:`,
      "",
      "| portal | listings | page | ours | bare | ratio | to postings |",
      "| --- | --- | --- | --- | --- | --- | --- |",
      ...rows,
    ].join("\n"),
  );
}

/** The first page with listings of each stand-in. */
async function fetchPages(): Promise<{ provider: Provider; reply: ProviderReply }[]> {
  const standIns = await startStandIns({ firstPort: 0, mailbox: false, providers: true });
  const httpClient = createHttpClient({
    clock: systemClock,
    userAgent: "Vagou-bench/1.0",
    originMap: standIns.originMap,
    standInsOnly: true,
  });
  const pages: { provider: Provider; reply: ProviderReply }[] = [];
  for (const provider of providers) {
    const requests = [...provider.buildRequests(query, asker)];
    for (let request = requests.shift(); request !== undefined; request = requests.shift()) {
      const reply = await httpClient.fetchReply(request, AbortSignal.timeout(10_000));
      const page = provider.parseReply(reply, query);
      if (page.listings.length > 0) {
        pages.push({ provider, reply });
        break;
      }
      requests.push(...page.next);
    }
  }
  await httpClient.close();
  await standIns.close();
  return pages;
}

function readBare(reply: ProviderReply): void {
  if (isJson(reply)) JSON.parse(reply.body);
  else new Parser({}).end(reply.body);
}

function isJson(reply: ProviderReply): boolean {
  return /^\s*[[{]/.test(reply.body);
}

type Timed = "ours" | "bare" | "normalise";

/** @returns the median CPU time of several blocks, in ms; works alternate, so that a busy machine slows all equally */
function timeInTurns(works: Record<Timed, () => unknown>): Record<Timed, number> {
  const times: Record<Timed, number[]> = { ours: [], bare: [], normalise: [] };
  for (let turn = 0; turn <= turns; turn++)
    for (const name of ["ours", "bare", "normalise"] as const) {
      const ms = cpuMsOf(works[name]);
      const isWarmUp = turn === 0;
      if (!isWarmUp) times[name].push(ms);
    }
  return { ours: median(times.ours), bare: median(times.bare), normalise: median(times.normalise) };
}

/** The CPU clock of a thread has steps of some milliseconds, so a block is much longer. */
function cpuMsOf(work: () => unknown): number {
  const startedAt = process.threadCpuUsage();
  let usedMs = 0;
  let rounds = 0;
  while (usedMs < blockMs) {
    for (let round = 0; round < 10; round++) work();
    rounds += 10;
    const { user, system } = process.threadCpuUsage(startedAt);
    usedMs = (user + system) / 1000;
  }
  return usedMs / rounds;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
