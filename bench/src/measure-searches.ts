import type { ServerUse } from "./search-server.ts";

/** A person, or a program in that place, who asks all portals. */
export type Asking = {
  /** @returns how long the search took, and when its first answer was whole, in ms */
  search(words: string): Promise<{ ms: number; firstMs: number }>;
};

/** The measured process; what it cannot tell is left out. */
export type Watched = { begin(): Promise<void>; end(): Promise<Partial<ServerUse>> };

export type Questions = "cold" | "cached";

/** How many searches are not measured, then measured one by one, and then by all people at once. */
export type Rounds = { warmUps: number; oneByOne: number; atOnce: number };

const usualRounds: Rounds = { warmUps: 6, oneByOne: 20, atOnce: 2 };

/** Eight people search at once. */
export const peopleAtOnce = 8;

export const columns =
  "| server | questions | asked in | one p50 | p95 | first answer p50 | at once | p95 then | CPU a search | RSS | still |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |";

/**
 * Measures searches one by one, then of all people at once. `cached`: the first person asked the same before,
 * and only the others are measured.
 * @param words make the questions of this measurement other ones than those of another
 * @returns the cells of a row, from "one p50" on
 */
export async function measureSearches(
  people: readonly Asking[],
  watched: Watched,
  questions: Questions,
  words: string,
  { warmUps, oneByOne, atOnce }: Rounds = usualRounds,
): Promise<string[]> {
  const wordsOf = (kind: string, index: number) =>
    `${words} ${questions} ${kind} ${questions === "cold" ? index : index % 2}`;
  const [first, ...others] = people;
  if (first === undefined || others.length === 0) throw new Error("too few people");
  // A server that stores answers has been warmed up by its cold questions.
  const unmeasured = questions === "cold" ? warmUps : Math.min(warmUps, 2);
  for (let index = 0; index < unmeasured; index += 1) await first.search(wordsOf("warm up", index));
  if (questions === "cached")
    for (const kind of ["alone", "many"])
      for (const index of [0, 1]) await first.search(wordsOf(kind, index));

  await watched.begin();
  const alone: { ms: number; firstMs: number }[] = [];
  for (let index = 0; index < oneByOne; index += 1)
    alone.push(await (others[index % others.length] ?? first).search(wordsOf("alone", index)));
  const use = await watched.end();

  await watched.begin();
  const startedAt = performance.now();
  const many = await Promise.all(
    people.map(async (person, place) => {
      const took: number[] = [];
      for (let round = 0; round < atOnce; round += 1)
        took.push((await person.search(wordsOf("many", place * atOnce + round))).ms);
      return took;
    }),
  );
  const perSecond = (people.length * atOnce) / ((performance.now() - startedAt) / 1000);
  const { rssMb } = await watched.end();
  const ms = alone.map((search) => search.ms);
  const firstMs = alone.map((search) => search.firstMs);
  return [
    inMs(quantile(ms, 0.5)),
    inMs(quantile(ms, 0.95)),
    inMs(quantile(firstMs, 0.5)),
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
