import * as fc from "fast-check";

/** One request for a search of one portal, as the web app sends it, and how its caller behaves. */
export type Press = {
  person: number;
  server: number;
  question: number;
  /** Number of the person's `Idempotency-Key`, or null for a client that sends none. */
  key: number | null;
  /** The caller hangs up when the request has sent so many statements to the database; null: stays. */
  hangUpAt: number | null;
};

export type Step = {
  /** How much time goes by first. */
  pauseMs: number;
  /** Whether the task that gives old holds back has its turn first. */
  recover: boolean;
  /** Sent side by side. */
  presses: readonly Press[];
  /** Places in the list of requests that still wait: their callers hang up while the portal thinks. */
  hangUps: readonly number[];
  /** What the portal does with the questions that wait there. `thinks`: nothing yet. */
  portal: "answers" | "says empty" | "fails" | "thinks";
};

export type SearchScenario = {
  /** What each person begins with, in fichas. */
  fichas: readonly number[];
  steps: readonly Step[];
};

/** More than a search of one portal sends. */
const statementsMax = 30;

const press: fc.Arbitrary<Press> = fc.record({
  person: fc.nat({ max: 1 }),
  server: fc.nat({ max: 1 }),
  question: fc.nat({ max: 1 }),
  key: fc.option(fc.nat({ max: 2 })),
  hangUpAt: fc.option(fc.nat({ max: statementsMax }), { freq: 3 }),
});

const step: fc.Arbitrary<Step> = fc.record({
  pauseMs: fc.oneof(
    { weight: 5, arbitrary: fc.constant(0) },
    // The edges of what time decides: a hold's minute, ten minutes of a paid question and of a key.
    {
      weight: 4,
      arbitrary: fc.constantFrom(30_000, 59_999, 60_000, 300_000, 599_999, 600_000, 1_020_000),
    },
  ),
  recover: fc.boolean(),
  presses: fc.array(press, { minLength: 1, maxLength: 4 }),
  hangUps: fc.array(fc.nat({ max: 5 }), { maxLength: 2 }),
  portal: fc.constantFrom("answers", "answers", "says empty", "fails", "thinks"),
});

/** Two people, two questions, two servers: small numbers, so that what happens collides. */
export const searchScenarios: fc.Arbitrary<SearchScenario> = fc.record({
  fichas: fc.array(fc.constantFrom(7, 14, 100), { minLength: 2, maxLength: 2 }),
  steps: fc.array(step, { minLength: 1, maxLength: 7 }),
});
