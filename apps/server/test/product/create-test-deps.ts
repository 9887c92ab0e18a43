import { createLeakedPasswords } from "../../src/passwords/leaked-passwords.ts";
import { createFreeRepeats } from "../../src/searches/parts/free-repeats.ts";
import { createPartGroups } from "../../src/searches/parts/part-groups.ts";
import { createAccessNotes } from "../../src/access-records/access-notes.ts";
import { createPseudonyms } from "../../src/people/pseudonyms.ts";
import { createFactorSeals } from "../../src/second-factors/kept/factor-seals.ts";
import { createSessionKeys } from "../../src/sessions/session-keys.ts";
import { readConfig } from "../../src/config/read-config.ts";
import type { Deps } from "../../src/deps.ts";
import type { Database } from "../../src/db/client.ts";
import type { Email } from "../../src/email/mailer.ts";
import { createLogger } from "../../src/http/requests/log-safely.ts";
import { generousLimits } from "./generous-limits.ts";
import { passwords } from "../people/passwords.ts";
import { createPopularQuestions } from "../../src/searches/popular/popular-questions.ts";
import { createAnswerStore } from "../../src/searches/answers/answer-store.ts";
import { askAlone, createAskOnce } from "../../src/searches/answers/ask-once.ts";
import { createRunNotes } from "../../src/searches/answers/run-notes.ts";
import { createQuestionNotes } from "../../src/expectations/question-notes.ts";
import { createWordCodes } from "../../src/expectations/word-codes.ts";
import { createQuestionCodes } from "../../src/searches/questions/question-codes.ts";
import { createSingleFlight } from "../../src/asking/single-flight.ts";
import { createBell } from "../../src/tasks/bell.ts";
import { emptyLines } from "../portals/empty-lines.ts";

/** A clock that a test sets. */
export type TestClock = { now(): Date; set(instant: string): void; advance(ms: number): void };

export type TestDeps = Deps & {
  clock: TestClock;
  /** The messages that the mailer got, oldest first. */
  sent: Email[];
};

/**
 * The real parts on a test's database, with a clock that stands still, a mailer that only keeps the messages,
 * and no providers; a test replaces the parts that it is about.
 */
export function createTestDeps(database: Database, overrides: Partial<Deps> = {}): TestDeps {
  const sent: Email[] = [];
  const logger = createLogger("silent");
  const clock = createTestClock();
  const config = overrides.config ?? readConfig({ APP_BASE_URL: "http://vagou.example" });
  const questionCodes = createQuestionCodes("a secret for tests, long enough to be one");
  const asking = { db: database.db, clock, questionCodes, logger };
  const wordCodes = createWordCodes("a secret for tests, long enough to be one");
  return {
    config,
    db: database.db,
    partGroups: createPartGroups(),
    freeRepeats: createFreeRepeats(),
    logger,
    sessionKeys: createSessionKeys(["a secret for tests, long enough to be one"]),
    factorSeals: createFactorSeals(["a secret for tests, long enough to be one"]),
    access: createAccessNotes(),
    passwords,
    leakedPasswords: createLeakedPasswords(null, logger),
    pseudonyms: createPseudonyms("a secret for tests, long enough to be one"),
    questionCodes,
    wordCodes,
    questionNotes: createQuestionNotes(wordCodes),
    runNotes: createRunNotes(),
    answers: createAnswerStore(asking),
    askOnce: config.databaseUrl === null ? askAlone : createAskOnce(asking),
    identityProvider: null,
    payments: null,
    limits: generousLimits,
    mailer: { send: async (email) => void sent.push(email), close: () => {} },
    accountRequestBell: createBell(),
    providers: [],
    fetcher: {
      ask: () => Promise.reject(new Error("this test asks no provider")),
      wouldRefuse: () => false,
      refresh: () => Promise.reject(new Error("this test asks no provider")),
      close: async () => {},
    },
    flights: createSingleFlight(),
    popular: createPopularQuestions(),
    lines: emptyLines,
    suspects: new Set(),
    firstProviders: { ids: [] },
    suspendedProviders: { ids: [] },
    switchedOffProviders: { ids: [] },
    mailboxUrl: null,
    ...overrides,
    clock,
    sent,
  };
}

function createTestClock(): TestClock {
  let now = new Date("2026-11-21T12:00:00Z");
  return {
    now: () => now,
    set: (instant) => {
      now = new Date(instant);
    },
    advance: (ms) => {
      now = new Date(now.getTime() + ms);
    },
  };
}
