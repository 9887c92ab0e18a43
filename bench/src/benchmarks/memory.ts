import { setTimeout as sleep } from "node:timers/promises";
import { inMs, peopleAtOnce, quantile } from "../searching/measure-searches.ts";
import type { Print } from "../report/print.ts";
import { createSearcher, type Searcher } from "../searching/search-calls.ts";
import { startSearchServer, type SearchServer } from "../searching/search-server.ts";
import { providerCount, startSlowProviders } from "../portals/slow-providers.ts";
import { withEmptyDatabase } from "../database/with-empty-database.ts";

const inFlight = 100;
/** To ask without a pause was work for the server, and in a long search more answers than a call can take. */
const sampleEveryMs = 50;
const sampleEvery = 10;
const warmUps = 20;
const searchesOfPerson = 25;
/** One search in four asks a new question, the others ask one that was new some questions before. */
const coldOneIn = 4;
const questionsBefore = 5;

/**
 * The memory of a server on Postgres with a hundred searches in flight, and over 90 searches; `endurance` does many
 * more, and on the embedded database too.
 */
export async function benchMemory(print: Print): Promise<void> {
  await withPortals((portalsOrigin) => measurePostgres(print, portalsOrigin, 90));
}

/**
 * The memory of a server over 20,000 searches, or as many as `ENDURANCE_SEARCHES` says, of eight people at once, one
 * in four of them cold. It has to be flat: the last third like the first. `ENDURANCE_DATABASE` says `Postgres` or
 * `embedded` where one of them is enough.
 */
export async function benchEndurance(print: Print): Promise<void> {
  const count = Number(process.env["ENDURANCE_SEARCHES"] ?? 20_000);
  const only = process.env["ENDURANCE_DATABASE"];
  await withPortals(async (portalsOrigin) => {
    if (only !== "embedded") await measurePostgres(print, portalsOrigin, count);
    if (only !== "Postgres")
      await measureServer(print, "embedded", await startSearchServer(portalsOrigin, null), count);
  });
}

async function withPortals(work: (portalsOrigin: string) => Promise<void>): Promise<void> {
  const portals = await startSlowProviders();
  try {
    await work(portals.origin);
  } finally {
    await portals.close();
  }
}

async function measurePostgres(print: Print, portalsOrigin: string, count: number): Promise<void> {
  await withEmptyDatabase(async (url) =>
    measureServer(print, "Postgres", await startSearchServer(portalsOrigin, url), count),
  );
}

async function measureServer(print: Print, name: string, server: SearchServer, count: number): Promise<void> {
  try {
    await endure(print, name, server, count);
    await measureInFlight(print, name, server);
  } finally {
    await server.close();
  }
}

async function endure(print: Print, name: string, server: SearchServer, count: number): Promise<void> {
  // What waits in memory to be written would stay there.
  await server.startTasks();
  const samples: number[] = [];
  let done = 0;
  let answered = 0;
  const search = async (person: Searcher, index: number): Promise<void> => {
    const newest = Math.floor(index / coldOneIn);
    const isCold = index % coldOneIn === 0;
    const question = `endurance ${isCold ? newest : Math.max(0, newest - questionsBefore)}`;
    const found = await person.search(question);
    answered += found.answered;
    done += 1;
    if (done > warmUps && done % sampleEvery === 0) samples.push(await server.readRssMb());
  };
  // One person after the other on each place: what a person asked stays known for eleven minutes.
  const firsts = Array.from(
    { length: Math.ceil((count + warmUps) / searchesOfPerson) },
    (_, turn) => turn * searchesOfPerson,
  );
  const searchInTurns = async (): Promise<void> => {
    for (let first = firsts.shift(); first !== undefined; first = firsts.shift()) {
      const person = createSearcher(server.origin, await server.signUp(), "18 calls", { mayLack: true });
      for (let own = 0; own < searchesOfPerson; own += 1) await search(person, first + own);
      await person.close();
    }
  };
  await Promise.all(Array.from({ length: peopleAtOnce }, searchInTurns));
  const third = Math.floor(samples.length / 3);
  const [first, last] = [samples.slice(0, third), samples.slice(-third)].map((part) => quantile(part, 0.5));
  if (first === undefined || last === undefined) throw new Error("no samples");
  print(
    `RSS over ${count} searches, one in ${coldOneIn} cold, ${name}: median of the first third ${first.toFixed(0)} MB, of the last ${last.toFixed(0)} MB (${(last / first).toFixed(2)}), most ${Math.max(...samples).toFixed(0)} MB; ${answered} of ${done * providerCount} portals answered.`,
  );
}

async function measureInFlight(print: Print, name: string, server: SearchServer): Promise<void> {
  const people = await signUp(server, inFlight, { mayLack: true });
  const over = new AbortController();
  let most = 0;
  const watching = (async () => {
    while (!over.signal.aborted) {
      most = Math.max(most, await server.readRssMb());
      await sleep(sampleEveryMs);
    }
  })();
  const found = await Promise.all(people.map((person, index) => person.search(`all ${index}`)));
  over.abort();
  await watching;
  await Promise.all(people.map((person) => person.close()));
  const took = found.map(({ ms }) => ms);
  const answered = found.reduce((sum, search) => sum + search.answered, 0);
  print(
    `${inFlight} cold searches in flight at once, ${name}: RSS ${most.toFixed(0)} MB, ${answered} of ${inFlight * providerCount} portals answered, the median search takes ${inMs(quantile(took, 0.5))}, the slowest ${inMs(Math.max(...took))}.`,
  );
}

async function signUp(
  server: SearchServer,
  count: number,
  options: { mayLack?: boolean } = {},
): Promise<Searcher[]> {
  const people: Searcher[] = [];
  for (let index = 0; index < count; index += 1)
    people.push(createSearcher(server.origin, await server.signUp(), "18 calls", options));
  return people;
}
