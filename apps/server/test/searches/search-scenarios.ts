import * as fc from "fast-check";

/** One request for a search of one portal, as the web app sends it, and how its caller behaves. */
export type Press = {
  person: number;
  server: number;
  question: number;
  /** Number of the person's `Idempotency-Key`, or null for a client that sends none. */
  key: number | null;
  /** The caller disconnects when the request has sent this many statements to the database; null: it stays. */
  hangUpAt: number | null;
};

export type Step = {
  /** How much the clock advances first. */
  pauseMs: number;
  /** Whether the task that gives expired holds back runs first. */
  recover: boolean;
  /** Requests that are sent in parallel. */
  presses: readonly Press[];
  /** Indexes of waiting requests whose callers disconnect before the portal answers. */
  hangUps: readonly number[];
  /** What the portal does with the waiting questions. `thinks`: it does not answer yet. */
  portal: "answers" | "says empty" | "fails" | "thinks";
};

export type SearchScenario = {
  /** The fichas that each person has at the beginning. */
  fichas: readonly number[];
  steps: readonly Step[];
};

/** More statements than a search of one portal sends. */
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
    // The limits of time: a hold's minute, the ten minutes of a paid question and of a key.
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

/** Two people, two questions, two servers: few of each, so that requests collide. */
export const searchScenarios: fc.Arbitrary<SearchScenario> = fc.record({
  fichas: fc.array(fc.constantFrom(7, 14, 100), { minLength: 2, maxLength: 2 }),
  steps: fc.array(step, { minLength: 1, maxLength: 7 }),
});
