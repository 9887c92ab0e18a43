import { readFile } from "node:fs/promises";
import type { ProviderRequest } from "@vagou/providers/core/provider";
import { startProviderStandIns } from "@vagou/standins/providers/index";
import { askProvider, networkFetcher, succeeded, type Asked, type Fetcher } from "./ask-provider.ts";
import { normaliseListings } from "./normalise-listings.ts";
import { postingsTable } from "./postings-table.ts";
import { ArgumentError, readProviderArguments, type ProviderArguments } from "./provider-arguments.ts";

/** Asks one provider and prints what it answered: the tool for writing adapters. */
async function main(): Promise<void> {
  const options = readProviderArguments(process.argv.slice(2));
  const { asked, source } = await ask(options);
  const jobs = normaliseListings(asked.listings, options.provider.id);
  if (options.json) {
    console.log(JSON.stringify(jobs, null, 2));
  } else {
    if (jobs.length > 0) console.log(`${postingsTable(jobs)}\n`);
    console.log(summary(asked, source));
  }
  if (!succeeded(asked)) {
    if (options.json) console.error(summary(asked, source));
    process.exitCode = 2;
  }
}

async function ask(options: ProviderArguments): Promise<{ asked: Asked; source: string }> {
  const { provider, query, replyFile } = options;
  if (replyFile !== null) {
    const request = recordedRequest(provider.origins[0]);
    const asked = await askProvider(provider, query, fileFetcher(replyFile, options.receivedAt), {
      requests: [request],
      requestsMax: 1,
    });
    return { asked, source: replyFile };
  }
  if (process.env["PROVIDERS"] === "live")
    return { asked: await askProvider(provider, query, networkFetcher({})), source: "the real portal" };
  const standIns = await startProviderStandIns(0);
  try {
    const asked = await askProvider(provider, query, networkFetcher(standIns.originMap));
    return { asked, source: "its stand-in (PROVIDERS=live asks the real portal)" };
  } finally {
    await standIns.close();
  }
}

/** Nobody knows what a recorded answer was asked, so its request asks for nothing. */
function recordedRequest(origin: string): ProviderRequest {
  return { url: `${origin}/`, method: "GET", headers: {}, step: "recorded" };
}

/** Answers with the file, whatever is asked. */
function fileFetcher(file: string, receivedAt: Date): Fetcher {
  return async (request) => {
    const body = await readFile(file, "utf8");
    const contentType = /^\s*[[{]/.test(body) ? "application/json" : "text/html";
    return { request, status: 200, url: request.url, contentType, body, receivedAt };
  };
}

function summary(asked: Asked, source: string): string {
  const counts = [
    `${asked.listings.length} postings`,
    ...(asked.total === null ? [] : [`${asked.total} in all, it says`]),
    `${asked.skipped} skipped`,
    `${asked.leftOut} left out`,
    `${asked.requests} requests`,
    `${asked.tookMs} ms`,
  ];
  const why = asked.detail === "" ? "" : ` (${asked.detail})`;
  return `${asked.outcome}${why}: ${counts.join(", ")}. Answered by ${source}.`;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ArgumentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
