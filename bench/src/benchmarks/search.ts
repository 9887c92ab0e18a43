import { createBareLoop } from "../searching/bare-loop.ts";
import {
  columns,
  measureSearches,
  newServerRounds,
  peopleNeeded,
  type Questions,
  type Rounds,
} from "../searching/measure-searches.ts";
import type { Print } from "../report/print.ts";
import { type Calls, createSearcher, type Searcher } from "../searching/search-calls.ts";
import { startSearchServer, type SearchServer } from "../searching/search-server.ts";
import { searxVersion, startSearx } from "../searching/searx.ts";
import {
  type Format,
  providerCount,
  type SlowProvidersProcess,
  startSlowProviders,
} from "../portals/slow-providers.ts";
import { delayMs, htmlPostings, jsonPostings } from "../portals/slow-provider-pages.ts";
import { withEmptyDatabase } from "../database/with-empty-database.ts";

type Row = { calls: Calls; questions: Questions };

/** As the web app sends them. */
const asTheApp: readonly Row[] = [
  { calls: "18 calls", questions: "cold" },
  { calls: "18 calls", questions: "cached" },
];
const inOneCall: readonly Row[] = [
  { calls: "one call", questions: "cold" },
  { calls: "one call", questions: "cached" },
];

/**
 * Searches over 18 portals that answer after 100 ms, through the whole server: a table for portals that answer in JSON and
 * one for HTML, on a Postgres server and on the embedded database, for cold questions and for questions that were
 * answered before. In the same run searx, where it is installed, and a bare loop, which fetches and reads the same bytes.
 * Portals, server and searching people are processes of their own.
 */
export async function benchSearch(print: Print): Promise<void> {
  const portals = await startSlowProviders();
  try {
    for (const format of ["JSON", "HTML"] as const) {
      const postings = format === "JSON" ? jsonPostings : htmlPostings;
      print(
        `A search over ${providerCount} portals × ${postings} postings in ${format}, ${delayMs} ms each:\n\n${columns}`,
      );
      const postgresRows = format === "JSON" ? [...asTheApp, ...inOneCall] : asTheApp;
      await withEmptyDatabase((url) => measureServer(print, { portals, format, url, rows: postgresRows }));
      await measureServer(print, { portals, format, url: null, rows: asTheApp });
      await measureSearx(print, portals, format);
      await measureBare(print, portals, format);
    }
  } finally {
    await portals.close();
  }
}

type Server = { portals: SlowProvidersProcess; format: Format; url: string | null; rows: readonly Row[] };

async function measureServer(print: Print, { portals, format, url, rows }: Server): Promise<void> {
  const server = await startSearchServer(portals.origin, url, format);
  try {
    for (const [index, { calls, questions }] of rows.entries()) {
      const people = await signUp(server, calls);
      const rounds = index === 0 ? newServerRounds : undefined;
      const cells = await measureSearches(
        people,
        { watched: server, portals },
        questions,
        calls.slice(0, 3),
        rounds,
      );
      print(rowOf(url === null ? "embedded" : "Postgres", questions, calls, cells));
      await Promise.all(people.map((person) => person.close()));
    }
  } finally {
    await server.close();
  }
}

async function signUp(server: SearchServer, calls: Calls): Promise<Searcher[]> {
  const people: Searcher[] = [];
  for (let index = 0; index < peopleNeeded; index += 1)
    people.push(createSearcher(server.origin, await server.signUp(), calls));
  return people;
}

/** Fewer, because each takes long: searx compares every result with all earlier ones. */
const searxRounds: Rounds = { warmUps: 1, oneByOne: 3, atOnce: 1 };

async function measureSearx(print: Print, portals: SlowProvidersProcess, format: Format): Promise<void> {
  const version = await searxVersion();
  if (version === null) {
    print(
      rowOf(
        "searx",
        "not installed",
        "",
        Array.from({ length: 9 }, () => ""),
      ),
    );
    return;
  }
  const searx = await startSearx(portals.origin, format);
  try {
    const people = Array.from({ length: peopleNeeded }, () => searx);
    const cells = await measureSearches(people, { watched: searx, portals }, "cold", "searx", searxRounds);
    print(rowOf(`searx ${version}`, "cold", "one call", cells));
  } finally {
    await searx.close();
  }
}

async function measureBare(print: Print, portals: SlowProvidersProcess, format: Format): Promise<void> {
  const people = Array.from({ length: peopleNeeded }, () => createBareLoop(portals.origin, format));
  const unwatched = { begin: async () => {}, end: async () => ({}) };
  const cells = await measureSearches(
    people,
    { watched: unwatched, portals },
    "cold",
    "bare",
    newServerRounds,
  );
  print(rowOf("bare loop", "cold", "18 calls", cells));
}

function rowOf(server: string, questions: string, calls: string, cells: readonly string[]): string {
  return `| ${[server, questions, calls, ...cells].join(" | ")} |`;
}
