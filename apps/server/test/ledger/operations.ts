import { providerIds } from "@vagou/contract/search/catalogue";
import * as fc from "fast-check";
import type { Death } from "./mortal-database.ts";

/** An operation of a person on the ledger. Its small numbers name that person's things, so that operations collide. */
export type Operation =
  /** A search: fichas are set aside for each provider; equal searches share a hold. */
  | { do: "hold"; providers: number; keywords: number }
  /** One provider of a search answered or failed; it may have been settled before. */
  | { do: "settle"; which: number; answered: boolean }
  /** The result of each provider of the running searches; a `left` one is never settled by a request. */
  | { do: "finish"; fates: readonly ("answered" | "failed" | "left")[] }
  | { do: "claim" }
  | { do: "grant"; grant: number; amountCredits: number; pocket: "bonus" | "bought" }
  | { do: "take"; amountCredits: number; pocket: "bonus" | "bought" }
  | { do: "refer"; friend: number }
  /** An event about one of the person's checkouts arrives, possibly for a second time. */
  | { do: "hear"; checkout: number; event: number; forged: boolean }
  | { do: "assign"; checkout: number };

/** The history of one checkout; its events arrive in any order. */
export type CheckoutStory = {
  paid: "at once" | "later" | "never";
  fault: "none" | "no reference" | "wrong amount" | "other link";
  refunds: readonly { percent: number; fails: boolean }[];
  dispute: "none" | "won" | "lost";
};

/** Operations that run at the same time. */
export type Step = {
  /** How much the clock advances first. */
  pause: number | "until midnight";
  /** Whether the task that gives expired holds back runs first. */
  recover: boolean;
  operations: readonly { person: number; operation: Operation; death: Death | null }[];
};

export type Scenario = {
  /** The fichas that each person has at the beginning. */
  fichas: readonly { bonus: number; bought: number }[];
  stories: readonly CheckoutStory[];
  steps: readonly Step[];
};

export const checkoutsPerPerson = 2;
const providersMax = 18;

const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant("hold" as const),
      providers: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: providersMax })),
      keywords: fc.nat({ max: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("settle" as const),
      which: fc.nat({ max: 40 }),
      answered: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("finish" as const),
      fates: fc.array(
        fc.constantFrom("answered" as const, "answered" as const, "failed" as const, "left" as const),
        {
          minLength: 1,
          maxLength: providersMax,
        },
      ),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("claim" as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("grant" as const),
      grant: fc.nat({ max: 6 }),
      amountCredits: fc.integer({ min: 1, max: 60 }),
      pocket: fc.constantFrom("bonus" as const, "bought" as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("take" as const),
      amountCredits: fc.integer({ min: 1, max: 60 }),
      pocket: fc.constantFrom("bonus" as const, "bought" as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("refer" as const), friend: fc.nat({ max: 1 }) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("hear" as const),
      checkout: fc.nat({ max: checkoutsPerPerson - 1 }),
      event: fc.nat({ max: 9 }),
      forged: fc.oneof(
        { weight: 20, arbitrary: fc.constant(false) },
        { weight: 1, arbitrary: fc.constant(true) },
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("assign" as const),
      checkout: fc.nat({ max: checkoutsPerPerson - 1 }),
    }),
  },
);

/** One operation in thirty dies: its own connection takes as much time as ten operations. */
function deaths({ apart }: { apart: boolean }): fc.Arbitrary<Death | null> {
  const atStatement = fc.record({ statement: fc.nat({ max: 9 }) });
  // A death at a random moment may come during the commit: then both results are possible and the model has none.
  const atAnyMoment = fc.record({ afterMs: fc.nat({ max: 8 }) });
  return fc.oneof(
    { weight: 60, arbitrary: fc.constant(null) },
    { weight: 2, arbitrary: apart ? atStatement : fc.oneof(atStatement, atAnyMoment) },
  );
}

const pause: fc.Arbitrary<Step["pause"]> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(0) },
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 30_000 }) },
  // The limits of time: a hold's minute, a question's ten minutes, the end of a day.
  { weight: 2, arbitrary: fc.constantFrom(59_999, 60_000, 61_000) },
  { weight: 1, arbitrary: fc.constantFrom(599_999, 600_000, 660_000) },
  { weight: 1, arbitrary: fc.constant("until midnight" as const) },
);

const refunds = fc.oneof(
  { weight: 2, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.constant([{ percent: 100, fails: false }]) },
  {
    weight: 1,
    arbitrary: fc.tuple(
      fc.constant({ percent: 100, fails: true }),
      fc.record({ percent: fc.integer({ min: 1, max: 100 }), fails: fc.boolean() }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.array(fc.record({ percent: fc.integer({ min: 1, max: 50 }), fails: fc.boolean() }), {
      minLength: 1,
      maxLength: 2,
    }),
  },
);

const story: fc.Arbitrary<CheckoutStory> = fc.record({
  paid: fc.constantFrom("at once" as const, "at once" as const, "later" as const, "never" as const),
  fault: fc.oneof(
    { weight: 5, arbitrary: fc.constant("none" as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom("no reference" as const, "wrong amount" as const, "other link" as const),
    },
  ),
  refunds,
  dispute: fc.oneof(
    { weight: 4, arbitrary: fc.constant("none" as const) },
    { weight: 1, arbitrary: fc.constantFrom("won" as const, "lost" as const) },
  ),
});

/**
 * @param apart each person performs one operation at a time, so that the model can predict its result; otherwise all
 *   operations of a step run at once, on few people
 */
export function scenarios({ people, apart }: { people: number; apart: boolean }): fc.Arbitrary<Scenario> {
  const asked = fc.record({ person: fc.nat({ max: people - 1 }), operation, death: deaths({ apart }) });
  const operations = apart
    ? fc.uniqueArray(asked, {
        minLength: 1,
        maxLength: people,
        selector: ({ person }) => person,
        size: "max",
      })
    : fc.array(asked, { minLength: 1, maxLength: 12, size: "max" });
  return fc.record({
    fichas: fc.array(fc.record({ bonus: fc.nat({ max: 150 }), bought: fc.nat({ max: 150 }) }), {
      minLength: people,
      maxLength: people,
    }),
    stories: fc.array(story, {
      minLength: people * checkoutsPerPerson,
      maxLength: people * checkoutsPerPerson,
    }),
    steps: fc.array(
      fc.record({
        pause,
        recover: fc.oneof(
          { weight: 4, arbitrary: fc.constant(false) },
          { weight: 1, arbitrary: fc.constant(true) },
        ),
        operations,
      }),
      { minLength: 1, maxLength: 40, size: "max" },
    ),
  });
}

/** The providers of a search that asks `count` of them. */
export function providersOf(count: number): readonly string[] {
  return providerIds.slice(0, count);
}
