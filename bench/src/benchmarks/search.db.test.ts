import { afterAll, beforeAll, expect, test } from "vitest";
import { createBareLoop } from "../searching/bare-loop.ts";
import { createSearcher } from "../searching/search-calls.ts";
import { startSearchServer } from "../searching/search-server.ts";
import {
  type Format,
  providerCount,
  type SlowProvidersProcess,
  startSlowProviders,
} from "../portals/slow-providers.ts";
import { withEmptyDatabase } from "../database/with-empty-database.ts";

// That the benchmark of a search measures what it says: how often portals are asked, and that all of them answer. No
// times.

let portals: SlowProvidersProcess;

beforeAll(async () => {
  process.env["BENCH_DATABASE_URL"] ??= process.env["TEST_DATABASE_URL"];
  portals = await startSlowProviders();
});
afterAll(() => portals.close());

/** @returns for each portal that was asked during the work, how often */
async function countAsked(work: () => Promise<unknown>): Promise<number[]> {
  const before = await portals.countRequests();
  await work();
  const after = await portals.countRequests();
  return Object.entries(after)
    .map(([portal, count]) => count - (before[portal] ?? 0))
    .filter((count) => count > 0);
}

const onceEach = Array.from({ length: providerCount }, () => 1);

test.each<{ format: Format; calls: "18 calls" | "one call" }>([
  { format: "JSON", calls: "18 calls" },
  { format: "HTML", calls: "one call" },
])(
  "a cold search asks each of 18 portals once in $format, a cached one none, and all answer",
  async ({ format, calls }) => {
    await withEmptyDatabase(async (url) => {
      const server = await startSearchServer(portals.origin, url, format);
      const first = createSearcher(server.origin, await server.signUp(), calls);
      const second = createSearcher(server.origin, await server.signUp(), calls);
      try {
        // Closing a person fails unless each portal answered.
        expect(await countAsked(() => first.search("auxiliar administrativo"))).toEqual(onceEach);
        expect(await countAsked(() => second.search("auxiliar administrativo"))).toEqual([]);
        expect(await countAsked(() => second.search("auxiliar de cozinha"))).toEqual(onceEach);
      } finally {
        await first.close();
        await second.close();
        await server.close();
      }
    });
  },
  60_000,
);

test.each<Format>(["JSON", "HTML"])("the bare loop asks each portal once in %s, too", async (format) => {
  const bare = createBareLoop(portals.origin, format);
  expect(await countAsked(() => bare.search("auxiliar administrativo"))).toEqual(onceEach);
});
