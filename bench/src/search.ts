import { createBenchServer } from "./bench-server.ts";
import { delayMs, postingsPerPage, startSlowPortals, type SlowPortals } from "./slow-portals.ts";

const portalCount = 18;
const searches = 20;
const atOnce = 8;

/**
 * A search over 18 portals of 50 postings that answer after 100 ms, through the whole server (HTTP,
 * holds, fetching, parsing, normalising, saving, charging), beside a bare loop that fetches and parses
 * the same bytes.
 */
export async function benchSearch(): Promise<void> {
  const portals = await startSlowPortals(portalCount);
  const server = await createBenchServer(portals);
  try {
    await server.search("warm up");
    await bareSearch(portals, "warm up");

    const bareMs = await oneByOne((index) => bareSearch(portals, `bare ${index}`));
    const oursMs = await oneByOne((index) => server.search(`ours ${index}`));
    const barePerSecond = await sideBySide((index) => bareSearch(portals, `bare at once ${index}`));
    const oursPerSecond = await sideBySide((index) => server.search(`ours at once ${index}`));

    process.stdout.write(
      [
        `search over ${portalCount} portals × ${postingsPerPage} postings, ${delayMs} ms each, ${server.database}`,
        `  one by one      bare ${bareMs.toFixed(0)} ms · ours ${oursMs.toFixed(0)} ms · our overhead ${(oursMs - bareMs).toFixed(0)} ms a search`,
        `  ${atOnce} at once       bare ${barePerSecond.toFixed(1)}/s · ours ${oursPerSecond.toFixed(1)}/s · ratio ${(barePerSecond / oursPerSecond).toFixed(1)}`,
        "",
      ].join("\n"),
    );
  } finally {
    await server.close();
    await portals.close();
  }
}

/** The baseline: the same requests, the same bytes, parsed. */
async function bareSearch({ originMap, providers }: SlowPortals, keywords: string): Promise<void> {
  const query = { keywords, city: "Recife", state: { uf: "PE", name: "Pernambuco" } };
  await Promise.all(
    providers.map(async (provider) => {
      const [request] = provider.buildRequests(query);
      if (request === undefined) throw new Error("no request");
      const url = new URL(request.url);
      const response = await fetch(new URL(url.pathname + url.search, originMap.get(url.origin)));
      const page: unknown = await response.json();
      if (typeof page !== "object" || page === null || !("data" in page)) throw new Error("no page");
    }),
  );
}

async function oneByOne(work: (index: number) => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  for (let index = 0; index < searches; index++) await work(index);
  return (performance.now() - startedAt) / searches;
}

async function sideBySide(work: (index: number) => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < searches) {
      next += 1;
      await work(next);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return searches / ((performance.now() - startedAt) / 1000);
}
