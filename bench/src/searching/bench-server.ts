import { createLeakedPasswords } from "../../../apps/server/src/passwords/leaked-passwords.ts";
import { createAccessNotes } from "../../../apps/server/src/access-records/access-notes.ts";
import { createPasswords } from "../../../apps/server/src/passwords/password-hash.ts";
import { createPseudonyms } from "../../../apps/server/src/people/pseudonyms.ts";
import { createFreeRepeats } from "../../../apps/server/src/searches/parts/free-repeats.ts";
import { createPartGroups } from "../../../apps/server/src/searches/parts/part-groups.ts";
import { createFactorSeals } from "../../../apps/server/src/second-factors/kept/factor-seals.ts";
import { createSessionKeys } from "../../../apps/server/src/sessions/session-keys.ts";
import { buildApp } from "../../../apps/server/src/app.ts";
import { readConfig } from "../../../apps/server/src/config/read-config.ts";
import { openEmbedded } from "../../../apps/server/src/db/opening/open-embedded.ts";
import { openPostgres } from "../../../apps/server/src/db/opening/open-postgres.ts";
import { migrate } from "../../../apps/server/src/db/migrating/migrate.ts";
import { systemClock, type Clock } from "../../../apps/server/src/clock.ts";
import type { Deps } from "../../../apps/server/src/deps.ts";
import { createLogger } from "../../../apps/server/src/http/requests/log-safely.ts";
import { defaultLineLimits } from "../../../apps/server/src/asking/etiquette/host-line.ts";
import { createProviderLines } from "../../../apps/server/src/asking/etiquette/provider-lines.ts";
import { createLocalTurns } from "../../../apps/server/src/asking/etiquette/provider-turns.ts";
import { createSharedTurns } from "../../../apps/server/src/asking/etiquette/shared-turns.ts";
import { limitPolicy } from "../../../apps/server/src/limits/limit-policy.ts";
import { forgetOldHolds } from "../../../apps/server/src/credits/holds/forget-old-holds.ts";
import { forgetOldSearches } from "../../../apps/server/src/searches/forget-old-searches.ts";
import { createPopularQuestions } from "../../../apps/server/src/searches/popular/popular-questions.ts";
import { createAnswerStore } from "../../../apps/server/src/searches/answers/answer-store.ts";
import { askAlone, createAskOnce } from "../../../apps/server/src/searches/answers/ask-once.ts";
import { createRunNotes } from "../../../apps/server/src/searches/answers/run-notes.ts";
import { createQuestionNotes } from "../../../apps/server/src/expectations/question-notes.ts";
import { createWordCodes } from "../../../apps/server/src/expectations/word-codes.ts";
import { createQuestionCodes } from "../../../apps/server/src/searches/questions/question-codes.ts";
import { createSingleFlight } from "../../../apps/server/src/asking/single-flight.ts";
import { createReaderPool } from "../../../apps/server/src/reading/reader-pool.ts";
import { createHttpClient } from "../../../apps/server/src/asking/wire/http-client.ts";
import { createProviderFetcher } from "../../../apps/server/src/asking/provider-fetcher.ts";
import { writeRuns } from "../../../apps/server/src/searches/answers/write-runs.ts";
import { startTasks } from "../../../apps/server/src/start-tasks.ts";
import { createBell } from "../../../apps/server/src/tasks/bell.ts";
import { repeat } from "../../../apps/server/src/tasks/repeat.ts";
import { createPerson } from "../../../apps/server/test/people/create-person.ts";
import type { SlowProviders } from "../portals/slow-providers.ts";

export type BenchServer = {
  origin: string;
  /** The token of a new person with enough fichas. */
  signUp(): Promise<string>;
  /** Forgets what was asked, as the server's tasks do minutes later; none runs here before `startTasks`. */
  forget(): Promise<void>;
  /** From now on the server writes what it noted, and forgets, as it does in production. */
  startTasks(): void;
  close(): Promise<void>;
};

const workers = {
  JSON: new URL("../portals/slow-json-worker.ts", import.meta.url),
  HTML: new URL("../portals/slow-html-worker.ts", import.meta.url),
};

/**
 * The real server in this process, on an empty Postgres, or on the embedded database.
 * @param webFolder the built web app; without it only the API answers
 * @param dataFolder where the embedded database keeps what it knows; without it in memory, which grows with each search
 * @param clock the server's
 */
export async function createBenchServer(
  portals: SlowProviders,
  databaseUrl: string | null,
  {
    webFolder,
    dataFolder,
    clock = systemClock,
  }: { webFolder?: string; dataFolder?: string; clock?: Clock } = {},
): Promise<BenchServer> {
  const database = databaseUrl === null ? await openEmbedded(dataFolder) : openPostgres(databaseUrl);
  await migrate(database);
  const reader = await createReaderPool({
    workerUrl: workers[portals.format],
  });
  // As in production, where several processes may share a Postgres.
  const lines = createProviderLines(
    databaseUrl === null ? createLocalTurns() : createSharedTurns(database.db),
    defaultLineLimits,
    () => {},
    reader.places,
  );
  const logger = createLogger("error");
  const questionCodes = createQuestionCodes("a secret of the benchmark, long enough");
  const asking = { db: database.db, clock, questionCodes, logger };
  const wordCodes = createWordCodes("a secret of the benchmark, long enough");
  const deps: Deps = {
    config: readConfig({
      // A hundred searches are 1,800 calls.
      REQUESTS_MAX: "10000",
      ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
    }),
    db: database.db,
    partGroups: createPartGroups(),
    freeRepeats: createFreeRepeats(),
    clock,
    logger,
    sessionKeys: createSessionKeys(["a secret of the benchmark, long enough"]),
    factorSeals: createFactorSeals(["a secret of the benchmark, long enough"]),
    access: createAccessNotes(),
    passwords: createPasswords({ sideBySide: 2, waiting: 64 }),
    leakedPasswords: createLeakedPasswords(null, logger),
    pseudonyms: createPseudonyms("a secret of the benchmark, long enough"),
    questionCodes,
    wordCodes,
    questionNotes: createQuestionNotes(wordCodes),
    runNotes: createRunNotes(),
    answers: createAnswerStore(asking),
    askOnce: databaseUrl === null ? askAlone : createAskOnce(asking),
    identityProvider: null,
    payments: null,
    limits: limitPolicy,
    mailer: { send: async () => {}, close: () => {} },
    accountRequestBell: createBell(),
    providers: portals.providers,
    fetcher: createProviderFetcher({
      reader,
      originMap: portals.originMap,
      httpClient: createHttpClient({
        clock: systemClock,
        userAgent: "Vagou-bench/1.0",
        originMap: portals.originMap,
        standInsOnly: true,
      }),
      lines,
      robots: { check: async () => {}, isKnownToAllow: () => true },
    }),
    lines,
    flights: createSingleFlight(),
    popular: createPopularQuestions(),
    suspects: new Set(),
    firstProviders: { ids: [] },
    suspendedProviders: { ids: [] },
    switchedOffProviders: { ids: [] },
    mailboxUrl: null,
  };
  const app = await buildApp(deps, webFolder === undefined ? {} : { webFolder });
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const writing = repeat("write runs of portals", 500, logger, () => writeRuns(deps));
  const tasks = new AsyncDisposableStack();
  return {
    origin,
    forget: async () => {
      await forgetOldHolds(deps);
      await forgetOldSearches(deps);
    },
    startTasks: () => startTasks(deps, tasks),
    signUp: async () => (await createPerson(deps, { bonus: 1_000_000 })).token,
    close: async () => {
      await app.close();
      await deps.fetcher.close();
      await writing.stop();
      await tasks.disposeAsync();
      await reader.close();
      await database.close();
    },
  };
}
