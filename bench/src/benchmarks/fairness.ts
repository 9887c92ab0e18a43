import { inMs, quantile } from "../searching/measure-searches.ts";
import type { Print } from "../report/print.ts";
import { createSearcher, type Searcher } from "../searching/search-calls.ts";
import { startSearchServer, type SearchServer } from "../searching/search-server.ts";
import { startSlowProviders } from "../portals/slow-providers.ts";
import { withEmptyDatabase } from "../database/with-empty-database.ts";

const searches = 20;
/** Of each of the two accounts; after fewer, V8 still compiles, and only the searches alone would be slower for it. */
const warmUps = 20;
/** As many searches of one portal at once as a person may have. */
const burstAtOnce = 3;

/**
 * How long a person waits for a cold search while another account sends cold searches of 18 portals without pause,
 * compared with the same searches without the other account. On a Postgres server.
 */
export async function benchFairness(print: Print): Promise<void> {
  const portals = await startSlowProviders();
  try {
    await withEmptyDatabase(async (url) => {
      const server = await startSearchServer(portals.origin, url);
      try {
        await measure(print, server);
      } finally {
        await server.close();
      }
    });
  } finally {
    await portals.close();
  }
}

async function measure(print: Print, server: SearchServer): Promise<void> {
  const person = createSearcher(server.origin, await server.signUp(), "18 calls");
  const greedy = createSearcher(server.origin, await server.signUp(), "18 calls", { atOnce: burstAtOnce });
  await Promise.all(
    [person, greedy].map(async (each, account) => {
      for (let index = 0; index < warmUps; index += 1) await each.search(`warm up ${account} ${index}`);
    }),
  );
  const alone = await searchOften(person, "alone");
  const burst = startBurst(greedy);
  const during = await searchOften(person, "during");
  const sent = await burst.stop();
  await Promise.all([person.close(), greedy.close()]);
  const [before, then] = [alone, during].map((took) => [quantile(took, 0.5), quantile(took, 0.95)] as const);
  if (before === undefined || then === undefined) throw new Error("nothing was measured");
  print(
    [
      `A person's cold search while another account sends ${burstAtOnce} cold searches at a time without pause (${sent} meanwhile):`,
      "",
      "| | p50 | p95 |",
      "| --- | --- | --- |",
      `| alone | ${inMs(before[0])} | ${inMs(before[1])} |`,
      `| during the burst | ${inMs(then[0])} | ${inMs(then[1])} |`,
      `| ratio (aim: p95 1.5) | ${(then[0] / before[0]).toFixed(2)} | ${(then[1] / before[1]).toFixed(2)} |`,
    ].join("\n"),
  );
}

async function searchOften(person: Searcher, words: string): Promise<number[]> {
  const took: number[] = [];
  for (let index = 0; index < searches; index += 1) took.push((await person.search(`${words} ${index}`)).ms);
  return took;
}

/** @returns a function that ends the burst and tells how many searches it was */
function startBurst(greedy: Searcher): { stop(): Promise<number> } {
  const over = new AbortController();
  let sent = 0;
  const search = async (): Promise<void> => {
    while (!over.signal.aborted) {
      sent += 1;
      await greedy.search(`burst ${sent}`);
    }
  };
  const all = Promise.all(Array.from({ length: burstAtOnce }, search));
  return {
    stop: async () => {
      over.abort();
      await all;
      return sent;
    },
  };
}
