import { createLeakedPasswords } from "./passwords/leaked-passwords.ts";
import { providers } from "@vagou/providers";
import type { Provider } from "@vagou/providers/core/provider";
import type { StandIns } from "@vagou/standins/start";
import { createAccessNotes } from "./access-records/access-notes.ts";
import { defaultLineLimits } from "./asking/etiquette/host-line.ts";
import { createProviderLines } from "./asking/etiquette/provider-lines.ts";
import { createLocalTurns } from "./asking/etiquette/provider-turns.ts";
import { createRobots } from "./asking/etiquette/robots.ts";
import { createSharedTurns } from "./asking/etiquette/shared-turns.ts";
import { createKeptReplies } from "./asking/kept-replies/kept-replies.ts";
import { createProviderFetcher, defaultTimeLimits } from "./asking/provider-fetcher.ts";
import { createSingleFlight } from "./asking/single-flight.ts";
import { createHttpClient } from "./asking/wire/http-client.ts";
import { systemClock } from "./clock.ts";
import type { Config, PaymentSettings } from "./config/config.ts";
import { createFreeRepeats } from "./searches/parts/free-repeats.ts";
import { createPartGroups } from "./searches/parts/part-groups.ts";
import type { Database } from "./db/client.ts";
import type { Deps } from "./deps.ts";
import { createMailer } from "./email/mailer.ts";
import { createIdentityProvider } from "./identity/create-identity-provider.ts";
import { googleRedirectUri } from "./identity/redirect-uri.ts";
import { limitPolicy } from "./limits/limit-policy.ts";
import { createPasswords } from "./passwords/password-hash.ts";
import { createPseudonyms } from "./people/pseudonyms.ts";
import type { ReaderPool } from "./reading/reader-pool.ts";
import { createPopularQuestions } from "./searches/popular/popular-questions.ts";
import { createAnswerStore } from "./searches/answers/answer-store.ts";
import { askAlone, createAskOnce } from "./searches/answers/ask-once.ts";
import { createRunNotes } from "./searches/answers/run-notes.ts";
import { createQuestionNotes } from "./expectations/question-notes.ts";
import { createWordCodes } from "./expectations/word-codes.ts";
import { createQuestionCodes } from "./searches/questions/question-codes.ts";
import { createFactorSeals } from "./second-factors/kept/factor-seals.ts";
import { createSessionKeys } from "./sessions/session-keys.ts";
import { readOrMakeSecret } from "./config/stored-secret.ts";
import { createBell } from "./tasks/bell.ts";

type Opened = Pick<Deps, "config" | "logger"> & {
  database: Database;
  standIns: StandIns;
  reader: ReaderPool;
};

/** Opens the parts that reach outside the process; `closers` closes them in the reverse order. */
export async function createDeps(
  { config, logger, database, standIns, reader }: Opened,
  closers: AsyncDisposableStack,
): Promise<Deps> {
  const [signing = await readOrMakeSecret(config.dataDir, "session-secret"), ...older] =
    config.sessionSecrets ?? [];
  const pseudonymSecret =
    config.pseudonymSecret ?? (await readOrMakeSecret(config.dataDir, "pseudonym-secret"));
  const questionCodes = createQuestionCodes(pseudonymSecret);
  const asking = { db: database.db, clock: systemClock, questionCodes, logger };
  const wordCodes = createWordCodes(pseudonymSecret);
  const googleSettings = config.google === "stand-in" ? standIns.google : config.google;
  const smtpUrl = config.smtpUrl ?? standIns.mailbox?.smtpUrl;
  if (smtpUrl === undefined) throw new Error("neither a mail server nor a stand-in mailbox");
  const mailer = createMailer({ url: smtpUrl, from: config.mailFrom });
  closers.defer(() => mailer.close());
  const httpClient = createHttpClient({
    clock: systemClock,
    userAgent: config.operator.userAgent,
    originMap: standIns.originMap,
    standInsOnly: config.providers === "stand-in",
  });
  const lines = createProviderLines(
    // A single process keeps the pace in memory; several processes share it in the database.
    config.databaseUrl === null ? createLocalTurns() : createSharedTurns(database.db),
    { ...defaultLineLimits, waitMaxMs: config.providerLineMs },
    (error) => logger.warn({ err: error }, "a turn at a portal could not be ended"),
    reader.places,
  );
  const fetcher = createProviderFetcher({
    httpClient,
    reader,
    lines,
    originMap: standIns.originMap,
    limits: { ...defaultTimeLimits, lineMs: config.providerLineMs },
    robots: createRobots({ clock: systemClock, httpClient, overrides: config.robotsOverrides }),
    keptReplies: createKeptReplies({ db: database.db, clock: systemClock }, { answeredBy: config.providers }),
  });
  closers.defer(() => fetcher.close());
  return {
    config,
    db: database.db,
    partGroups: createPartGroups(),
    freeRepeats: createFreeRepeats(),
    clock: systemClock,
    logger,
    sessionKeys: createSessionKeys([signing, ...older]),
    factorSeals: createFactorSeals([signing, ...older]),
    access: createAccessNotes(),
    passwords: createPasswords(config.passwordLine),
    leakedPasswords: createLeakedPasswords(config.leakedPasswordsUrl, logger),
    pseudonyms: createPseudonyms(pseudonymSecret),
    questionCodes,
    wordCodes,
    questionNotes: createQuestionNotes(wordCodes),
    runNotes: createRunNotes(),
    answers: createAnswerStore(asking),
    askOnce: config.databaseUrl === null ? askAlone : createAskOnce(asking),
    payments: config.payments === "stand-in" ? standInPayments(standIns) : config.payments,
    identityProvider:
      googleSettings && createIdentityProvider(googleSettings, { redirectUri: googleRedirectUri(config) }),
    limits: limitPolicy,
    mailer,
    accountRequestBell: createBell(),
    providers: providers.filter((provider) => canBeAsked(provider, config, standIns)),
    fetcher,
    lines,
    flights: createSingleFlight(),
    popular: createPopularQuestions(),
    suspects: new Set(),
    firstProviders: { ids: [] },
    suspendedProviders: { ids: [] },
    switchedOffProviders: { ids: [] },
    mailboxUrl: standIns.mailbox?.pageUrl ?? null,
  };
}

function standInPayments({ checkout }: StandIns): PaymentSettings | null {
  if (checkout === null) return null;
  const { webhookSecret, links, plans, planPortalUrl } = checkout;
  return { webhookSecrets: [webhookSecret], live: false, packages: links, plans, planPortalUrl };
}

/** In a demonstration, a portal without a stand-in is not asked, so that no real portal gets a request. */
function canBeAsked({ id, origins }: Provider, config: Config, { originMap }: StandIns): boolean {
  if (config.disabledProviders.includes(id)) return false;
  return config.providers === "live" || origins.every((origin) => originMap.has(origin));
}
