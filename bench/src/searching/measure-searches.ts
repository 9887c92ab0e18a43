import type { SlowProvidersProcess } from "../portals/slow-providers.ts";
import type { ServerUse } from "./search-server.ts";

/** A person, or a program in that place, who asks all portals. */
export type Asking = {
  /** @returns how long the search took, and when its first answer was whole, in ms */
  search(words: string): Promise<{ ms: number; firstMs: number }>;
};

/** The measured process; what it cannot tell is left out. */
export type Watched = { begin(): Promise<void>; end(): Promise<Partial<ServerUse>> };

type Portals = Pick<SlowProvidersProcess, "takeFirstReply">;

export type Questions = "cold" | "cached";

/**
 * How many searches of all people together are not measured, then measured one by one, and how often then all people
 * search at once.
 */
export type Rounds = { warmUps: number; oneByOne: number; atOnce: number };

/** Eight people search at once. */
export const peopleAtOnce = 8;
/** A person more, who asks first what the others then ask as cached questions, and is not measured. */
export const peopleNeeded = peopleAtOnce + 1;

/** Each person opens their connections. */
const usualRounds: Rounds = { warmUps: peopleNeeded, oneByOne: 20, atOnce: 2 };

/** After six searches V8 still compiled much of what a server needs that runs for a while: these are not measured. */
export const newServerRounds: Rounds = { ...usualRounds, warmUps: 60 };

export const columns =
  "| server | questions | asked in | one p50 | p95 | first answer p50 | after its portal's | at once | p95 then | CPU a search | RSS | still |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |";

/**
 * Measures searches one by one, then of all people at once. `cached`: the first person asked the same before, and
 * no person asks the same twice, because a repeat costs a person nothing and the server less.
 * @param people `peopleNeeded`; the first is not measured
 * @param words make the questions of this measurement other ones than those of another
 * @returns the cells of a row, from "one p50" on
 */
export async function measureSearches(
  people: readonly Asking[],
  { watched, portals }: { watched: Watched; portals: Portals },
  questions: Questions,
  words: string,
  { warmUps, oneByOne, atOnce }: Rounds = usualRounds,
): Promise<string[]> {
  const [first, ...others] = people;
  if (first === undefined || others.length !== peopleAtOnce) throw new Error("other people are needed");
  /** @param turn how often this person asked before */
  const wordsOf = (kind: string, place: number, turn: number) =>
    `${words} ${questions} ${kind} ${questions === "cold" ? `${place} ${turn}` : turn}`;
  const rounds = {
    "warm up": Math.ceil(warmUps / people.length),
    alone: oneByOne / others.length,
    many: atOnce,
  };
  if (questions === "cached") {
    for (const [kind, turns] of Object.entries(rounds))
      for (let turn = 0; turn < turns; turn += 1) await first.search(wordsOf(kind, 0, turn));
  }
  let warmed = 0;
  await Promise.all(
    people.map(async (person, place) => {
      for (let turn = 0; warmed < warmUps; turn += 1) {
        warmed += 1;
        await person.search(wordsOf("warm up", place, turn));
      }
    }),
  );

  await watched.begin();
  const alone: { ms: number; firstMs: number }[] = [];
  /** From the first reply of a portal to the first whole answer. */
  const afterReply: number[] = [];
  await portals.takeFirstReply();
  for (let index = 0; index < oneByOne; index += 1) {
    const place = index % others.length;
    const turn = Math.floor(index / others.length);
    const pressedAt = performance.timeOrigin + performance.now();
    const search = await (others[place] ?? first).search(wordsOf("alone", place, turn));
    const repliedAt = await portals.takeFirstReply();
    alone.push(search);
    if (repliedAt !== null) afterReply.push(pressedAt + search.firstMs - repliedAt);
  }
  const use = await watched.end();

  await watched.begin();
  const startedAt = performance.now();
  const many = await Promise.all(
    others.map(async (person, place) => {
      const took: number[] = [];
      for (let turn = 0; turn < atOnce; turn += 1)
        took.push((await person.search(wordsOf("many", place, turn))).ms);
      return took;
    }),
  );
  const perSecond = (others.length * atOnce) / ((performance.now() - startedAt) / 1000);
  const { rssMb } = await watched.end();
  const ms = alone.map((search) => search.ms);
  const firstMs = alone.map((search) => search.firstMs);
  return [
    inMs(quantile(ms, 0.5)),
    inMs(quantile(ms, 0.95)),
    inMs(quantile(firstMs, 0.5)),
    afterReply.length === 0 ? "" : inMs(quantile(afterReply, 0.5)),
    `${perSecond.toFixed(1)}/s`,
    inMs(quantile(many.flat(), 0.95)),
    use.cpuMs === undefined ? "" : inMs(use.cpuMs / oneByOne),
    rssMb === undefined ? "" : `${rssMb.toFixed(0)} MB`,
    use.stillMs === undefined ? "" : inMs(use.stillMs),
  ];
}

export function inMs(ms: number): string {
  return `${ms.toFixed(0)} ms`;
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
