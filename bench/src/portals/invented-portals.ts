import { once } from "node:events";
import { createServer } from "node:http";
import type { ProviderGroup } from "@vagou/contract/api/answers";
import { inventResults } from "./invented-results.ts";

/** Portals that answer at once in Gupy's format, each with 50 postings of its own. */
export async function startInventedPortals(): Promise<{ origin: string; close(): void }> {
  const results = inventResults();
  const server = createServer((asked, response) => {
    const { searchParams } = new URL(asked.url ?? "", "http://portal.example");
    const jobs = results.get(searchParams.get("portal") ?? "")?.jobs ?? [];
    response.end(writePage(jobs, searchParams.get("jobName") ?? ""));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close().closeAllConnections() };
}

/** The title holds the searched words, without which a posting would not be taken as an answer. */
function writePage(jobs: ProviderGroup["jobs"], words: string): string {
  const data = jobs.map(({ id, title, company, description, url, posted_at: publishedDate }) => ({
    id,
    name: `${title} ${words}`,
    description,
    careerPageName: company,
    type: "vacancy_type_effective",
    publishedDate,
    workplaceType: "on-site",
    city: "Recife",
    state: "Pernambuco",
    jobUrl: url,
  }));
  return JSON.stringify({ data, pagination: { offset: 0, limit: 100, total: data.length } });
}
