import { createSearcher, type Calls, type Searcher } from "./search-calls.ts";
import { startSearchServer, type SearchServer } from "./search-server.ts";
import {
  delayMs,
  providerCount,
  postingsPerPage,
  slowProvidersAt,
  startSlowProviders,
} from "./slow-providers.ts";
import { withEmptyDatabase } from "./with-empty-database.ts";

const oneByOne = 20;
const atOnce = 8;
const roundsAtOnce = 5;
const warmUps = 6;

/**
 * Searches over 18 portals with 50 postings each that answer after 100 ms, through the whole server, beside a bare loop
 * that fetches and parses the same bytes. Portals, server and searching people are processes of their own. On a Postgres
 * server and on the embedded database; as one call and as 18; for cold questions and for questions that were answered
 * before.
 */
export async function benchSearch(): Promise<void> {
  const portals = await startSlowProviders();
  try {
    process.stdout.write(
      `search over ${providerCount} portals × ${postingsPerPage} postings, ${delayMs} ms each\n${header}\n`,
    );
    await withEmptyDatabase((url) => measureServer(portals.origin, "Postgres", url));
    await measureServer(portals.origin, "embedded", null);
  } finally {
    await portals.close();
  }
}

const header =
  "| server | questions | asked in | one p50 | p95 | first answer p50 | at once | p95 then | CPU a search | RSS | still |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |";

async function measureServer(origin: string, name: string, url: string | null): Promise<void> {
  const bare = await measureBare(origin);
  const server = await startSearchServer(origin, url);
  try {
    for (const calls of ["18 calls", "one call"] as const) {
      for (const questions of ["cold", "cached"] as const) {
        const row = await measure(server, calls, questions);
        process.stdout.write(`| ${[name, questions, calls, ...row].join(" | ")} |\n`);
      }
    }
    process.stdout.write(
      `| bare loop | cold | 18 calls | ${bare.ms.toFixed(0)} ms | | | ${bare.perSecond.toFixed(1)}/s | | | | |\n`,
    );
  } finally {
    await server.close();
  }
}

async function measure(server: SearchServer, calls: Calls, questions: "cold" | "cached"): Promise<string[]> {
  const people: Searcher[] = [];
  for (let index = 0; index < atOnce; index += 1)
    people.push(createSearcher(server.origin, await server.signUp(), calls));
  const wordsOf = (kind: string, index: number) =>
    `${calls.slice(0, 3)} ${questions} ${kind} ${questions === "cold" ? index : index % 2}`;
  const [first] = people;
  if (first === undefined) throw new Error("no people");
  for (let index = 0; index < warmUps; index += 1) await first.search(wordsOf("warm up", index));
  // The other people look for the same first, so that their own search is not a free repetition.
  if (questions === "cached")
    for (const kind of ["alone", "many"])
      for (const index of [0, 1]) await first.search(wordsOf(kind, index));

  await server.begin();
  const alone: { ms: number; firstMs: number }[] = [];
  for (let index = 0; index < oneByOne; index += 1) {
    const person = people[1 + (index % (atOnce - 1))] ?? first;
    alone.push(await person.search(wordsOf("alone", index)));
  }
  const use = await server.end();

  await server.begin();
  const startedAt = performance.now();
  const many = await Promise.all(
    people.map(async (person, place) => {
      const took: number[] = [];
      for (let round = 0; round < roundsAtOnce; round += 1)
        took.push((await person.search(wordsOf("many", place * roundsAtOnce + round))).ms);
      return took;
    }),
  );
  const perSecond = (atOnce * roundsAtOnce) / ((performance.now() - startedAt) / 1000);
  const useAtOnce = await server.end();
  await Promise.all(people.map((person) => person.close()));
  const ms = alone.map((search) => search.ms);
  return [
    `${quantile(ms, 0.5).toFixed(0)} ms`,
    `${quantile(ms, 0.95).toFixed(0)} ms`,
    `${quantile(
      alone.map(({ firstMs }) => firstMs),
      0.5,
    ).toFixed(0)} ms`,
    `${perSecond.toFixed(1)}/s`,
    `${quantile(many.flat(), 0.95).toFixed(0)} ms`,
    `${(use.cpuMs / oneByOne).toFixed(0)} ms`,
    `${useAtOnce.rssMb.toFixed(0)} MB`,
    `${use.stillMs.toFixed(0)} ms`,
  ];
}

/** The baseline: the same requests, the same bytes, parsed and written as JSON again. */
async function measureBare(origin: string): Promise<{ ms: number; perSecond: number }> {
  const { providers, originMap } = slowProvidersAt(origin);
  const search = async (keywords: string): Promise<void> => {
    const query = { keywords, city: "Recife", state: { uf: "PE", name: "Pernambuco" } };
    await Promise.all(
      providers.map(async (provider) => {
        const [request] = provider.buildRequests(query);
        if (request === undefined) throw new Error("no request");
        const url = new URL(request.url);
        const response = await fetch(new URL(url.pathname + url.search, originMap.get(url.origin)));
        JSON.stringify(await response.json());
      }),
    );
  };
  for (let index = 0; index < warmUps; index += 1) await search(`bare warm up ${index}`);
  const took: number[] = [];
  for (let index = 0; index < oneByOne; index += 1) {
    const startedAt = performance.now();
    await search(`bare ${index}`);
    took.push(performance.now() - startedAt);
  }
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async (_, person) => {
      for (let round = 0; round < roundsAtOnce; round += 1) await search(`bare ${person} ${round}`);
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  return { ms: quantile(took, 0.5), perSecond: (atOnce * roundsAtOnce) / seconds };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
