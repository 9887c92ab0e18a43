import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { productName } from "@vagou/contract/product";
import { providers } from "@vagou/providers";
import type { Provider } from "@vagou/providers/core/provider";
import type { StandIns } from "@vagou/standins/start";
import { createAccessNotes } from "./access-records/access-notes.ts";
import { forgetOldAccess } from "./access-records/forget-old-access.ts";
import { writeAccessRecords } from "./access-records/write-access-records.ts";
import { createIdentityProvider } from "./identity/create-identity-provider.ts";
import { googleRedirectUri } from "./identity/redirect-uri.ts";
import { deleteExpiredSignIns } from "./identity/repository.ts";
import { answerAccountRequests } from "./accounts/answer-account-requests.ts";
import { forgetOldSessions } from "./sessions/forget-old-sessions.ts";
import { forgetOldSignUps } from "./sign-up/forget-old-sign-ups.ts";
import { nameMailboxes } from "./people/name-mailboxes.ts";
import { createPasswords } from "./passwords/password-hash.ts";
import { createPseudonyms } from "./people/pseudonyms.ts";
import { createSessionKeys } from "./sessions/session-keys.ts";
import { readOrMakeSecret } from "./sessions/stored-secret.ts";
import { buildApp } from "./app.ts";
import { BadSetting } from "./config/bad-setting.ts";
import type { Config, PaymentSettings } from "./config/config.ts";
import { createAccountTurns } from "./credits/account-turns.ts";
import { forgetOldPurposes } from "./credits/forget-old-purposes.ts";
import { releaseExpiredHolds } from "./credits/release-expired-holds.ts";
import { allowTime } from "./db/allow-time.ts";
import { createMigrationCheck } from "./db/check-migrations.ts";
import type { Database } from "./db/client.ts";
import { openDatabase } from "./db/open-database.ts";
import { systemClock } from "./clock.ts";
import type { Deps } from "./deps.ts";
import { forgetOldEmails } from "./email/forget-old-emails.ts";
import { createMailer } from "./email/mailer.ts";
import { sendDueEmails } from "./email/send-due-emails.ts";
import { createReadiness } from "./http/readiness.ts";
import { createLogger } from "./http/log-safely.ts";
import { forgetOldAttempts } from "./limits/forget-old-attempts.ts";
import { limitPolicy } from "./limits/limit-policy.ts";
import { createRobots } from "./asking/etiquette/robots.ts";
import { countWaiting, createPortalLines, defaultLineLimits } from "./asking/etiquette/portal-lines.ts";
import { createOwnTurns } from "./asking/etiquette/portal-turns.ts";
import { createSharedTurns } from "./asking/etiquette/shared-turns.ts";
import { createKeptReplies } from "./asking/kept-replies/kept-replies.ts";
import { refreshKeptReply } from "./asking/kept-replies/refresh-kept-reply.ts";
import { deleteOldKeptReplies } from "./asking/kept-replies/repository.ts";
import { createNightlyAudit } from "./ledger-audit/audit-nightly.ts";
import { startMetrics } from "./monitoring/start-metrics.ts";
import { requireOverrides } from "./provider-settings/require-overrides.ts";
import { forgetOldPostings } from "./postings/forget-old-postings.ts";
import { forgetOldTerms } from "./search-terms/forget-old-terms.ts";
import { createReaderPool } from "./reading/reader-pool.ts";
import { createHttpClient } from "./asking/wire/http-client.ts";
import { createProviderFetcher, defaultTimeLimits } from "./asking/provider-fetcher.ts";
import { forgetOldRuns } from "./searches/forget-old-runs.ts";
import { createPopularQuestions } from "./searches/popular-questions.ts";
import { createQuestionCodes } from "./searches/question-codes.ts";
import { createSingleFlight } from "./asking/single-flight.ts";
import { refreshPopular } from "./searches/refresh-popular.ts";
import { forgetOldSearches } from "./searches/forget-old-searches.ts";
import { deleteOldReplies } from "./provider-health/offending-replies.ts";
import { createHealthWatch } from "./provider-health/watch-health.ts";
import { createBell } from "./tasks/bell.ts";
import { repeat } from "./tasks/repeat.ts";

const webFolder = fileURLToPath(new URL("../../web/build/client", import.meta.url));

export type Product = {
  /** The lines that the operator reads at the start. */
  summary: string[];
  close(): Promise<void>;
};

/**
 * Opens all parts in the order of their dependencies and closes them in the reverse order, also when a later part
 * fails to open.
 */
export async function startProduct(config: Config): Promise<Product> {
  const overrides = requireOverrides();
  const closers = new AsyncDisposableStack();
  try {
    const logger = createLogger(config.logLevel);
    const database = await openDatabase(config, logger);
    closers.defer(() => database.close());
    const standIns = await startStandIns(config, closers);
    const deps = await createDeps({ config, logger, database, standIns }, closers);
    await allowTime(forgettingMs, () => nameMailboxes(deps));
    startTasks(deps, closers);
    const metricsAddress = await startMetrics(deps, closers);
    const readiness = createReadiness([
      { name: "database", isReady: createMigrationCheck(deps.db) },
      { name: "lines", isReady: () => Promise.resolve(countWaiting(deps.lines) < waitingMax) },
    ]);
    const app = await buildApp(deps, { readiness, ...(existsSync(webFolder) && { webFolder }) });
    closers.defer(() => app.close());
    await app.listen({ host: config.host, port: config.port });
    return {
      summary: summarise(config, standIns, metricsAddress, overrides),
      close: async () => {
        readiness.beginStopping();
        // The proxy needs a moment to notice that this process is not ready any more.
        await sleep(config.stopDelayMs);
        await closers.disposeAsync();
      },
    };
  } catch (error) {
    await closers.disposeAsync();
    throw error;
  }
}

/** Most requests in line at all portals together; with more, this process is not ready, so that another one answers. */
const waitingMax = 1_000;

/** Stand-ins are loaded only when they are needed, so never in production. */
async function startStandIns(config: Config, closers: AsyncDisposableStack): Promise<StandIns> {
  const providersNeeded = config.providers === "stand-in";
  const mailboxNeeded = config.smtpUrl === null;
  const googleNeeded = config.google === "stand-in";
  const checkoutNeeded = config.payments === "stand-in";
  if (!providersNeeded && !mailboxNeeded && !googleNeeded && !checkoutNeeded) return noStandIns;
  const { startStandIns: start } = await import("@vagou/standins/start");
  const standIns = await start({
    firstPort: config.port + 1,
    providers: providersNeeded,
    mailbox: mailboxNeeded,
    google: googleNeeded ? { redirectUri: googleRedirectUri(config) } : undefined,
    checkout: checkoutNeeded
      ? {
          webhookUrl: `${ownAddressOf(config)}/api/webhooks/stripe`,
          returnUrl: `${config.appBaseUrl}/buy-tokens`,
        }
      : undefined,
  });
  closers.defer(() => standIns.close());
  for (const [id, mode] of config.standInFaults) {
    if (!(await standIns.setFault(id, mode)))
      throw new BadSetting(`STAND_IN_FAULTS: ${id} cannot be ${mode || "nothing"}`);
  }
  return standIns;
}

/** The address of this process, for a stand-in on the same machine. */
function ownAddressOf({ host, port }: Config): string {
  const isEverywhere = host === "0.0.0.0" || host === "::";
  return `http://${isEverywhere ? "localhost" : host}:${port}`;
}

const noStandIns: StandIns = {
  originMap: new Map(),
  mailbox: null,
  google: null,
  checkout: null,
  setFault: async () => false,
  close: async () => {},
};

type Opened = Pick<Deps, "config" | "logger"> & { database: Database; standIns: StandIns };

async function createDeps(
  { config, logger, database, standIns }: Opened,
  closers: AsyncDisposableStack,
): Promise<Deps> {
  const [signing = await readOrMakeSecret(config.dataDir, "session-secret"), ...older] =
    config.sessionSecrets ?? [];
  const pseudonymSecret =
    config.pseudonymSecret ?? (await readOrMakeSecret(config.dataDir, "pseudonym-secret"));
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
  const reader = await createReaderPool({ threads: config.readerThreads ?? undefined });
  closers.defer(() => reader.close());
  const lines = createPortalLines(
    // A single process keeps the pace in memory; several processes share it in the database.
    config.databaseUrl === null ? createOwnTurns() : createSharedTurns(database.db),
    { ...defaultLineLimits, waitMaxMs: config.portalLineMs },
    (error) => logger.warn({ err: error }, "a turn at a portal could not be ended"),
  );
  const fetcher = createProviderFetcher({
    httpClient,
    reader,
    lines,
    limits: { ...defaultTimeLimits, lineMs: config.portalLineMs },
    robots: createRobots({ clock: systemClock, httpClient, overrides: config.robotsOverrides }),
    keptReplies: createKeptReplies(database.db, systemClock, config.providers),
  });
  closers.defer(() => fetcher.close());
  return {
    config,
    db: database.db,
    accountTurns: createAccountTurns(),
    clock: systemClock,
    logger,
    sessionKeys: createSessionKeys([signing, ...older]),
    access: createAccessNotes(),
    passwords: createPasswords(config.passwordLine),
    pseudonyms: createPseudonyms(pseudonymSecret),
    questionCodes: createQuestionCodes(pseudonymSecret),
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
    mailboxUrl: standIns.mailbox?.pageUrl ?? null,
  };
}

function standInPayments({ checkout }: StandIns): PaymentSettings | null {
  if (checkout === null) return null;
  return { webhookSecrets: [checkout.webhookSecret], live: false, packages: checkout.links, plans: {} };
}

/** In a demonstration, a portal without a stand-in is not asked, so that no real portal gets a request. */
function canBeAsked({ id, origins }: Provider, config: Config, { originMap }: StandIns): boolean {
  if (config.disabledProviders.includes(id)) return false;
  return config.providers === "live" || origins.every((origin) => originMap.has(origin));
}

/** Deadline of each statement: after days without a server there may be much to delete, or many mailboxes to name. */
const forgettingMs = 60_000;
const hourMs = 3_600_000;

function startTasks(deps: Deps, closers: AsyncDisposableStack): void {
  const { logger, db, clock } = deps;
  const forget = (what: string, everyMs: number, work: () => Promise<unknown>) =>
    repeat(`forget ${what}`, everyMs, logger, () => allowTime(forgettingMs, work));
  const tasks = [
    repeat(
      "answer account requests",
      1_000,
      logger,
      () => answerAccountRequests(deps),
      deps.accountRequestBell,
    ),
    repeat("send e-mails", 1_000, logger, () => sendDueEmails(deps)),
    repeat("write access records", 2_000, logger, () => writeAccessRecords(deps)),
    repeat("release expired holds", 2_000, logger, () => releaseExpiredHolds(deps)),
    forget("old answers", 60_000, async () => {
      await forgetOldSearches(deps);
      await forgetOldPurposes(deps);
      await deleteOldReplies(db, clock.now());
      await deleteOldKeptReplies(db, clock.now());
    }),
    repeat("refresh popular questions", 20_000, logger, () => refreshPopular(deps)),
    repeat("refresh kept replies", 60_000, logger, () => refreshKeptReply(deps)),
    repeat("forget sign-ins that nobody finished", 60_000, logger, () =>
      deleteExpiredSignIns(db, clock.now()),
    ),
    forget("old sign-ups", hourMs, () => forgetOldSignUps(deps)),
    forget("old sessions", hourMs, () => forgetOldSessions(deps)),
    forget("old runs", hourMs, () => forgetOldRuns(deps)),
    forget("old access records", hourMs, () => forgetOldAccess(deps)),
    forget("old attempts", hourMs, () => forgetOldAttempts(deps)),
    forget("old postings", hourMs, () => forgetOldPostings(deps)),
    forget("old search terms", hourMs, () => forgetOldTerms(deps)),
    forget("old e-mails", hourMs, () => forgetOldEmails(deps)),
    repeat("check the ledger at night", 60_000, logger, createNightlyAudit(deps)),
    repeat("watch the providers' health", 60_000, logger, createHealthWatch(deps)),
  ];
  closers.defer(async () => {
    await Promise.all(tasks.map((task) => task.stop()));
    try {
      // The accesses noted since the last turn; all requests have ended by now.
      await writeAccessRecords(deps);
    } catch (error) {
      logger.error({ err: error }, "the last access records could not be written");
    }
  });
}

function summarise(
  config: Config,
  standIns: StandIns,
  metricsAddress: string | null,
  overrides: readonly string[],
): string[] {
  const standInParts = [
    ...(config.databaseUrl === null ? ["database"] : []),
    ...(config.providers === "stand-in" ? ["portals"] : []),
    ...(standIns.mailbox === null ? [] : ["mailbox"]),
    ...(standIns.google === null ? [] : ["Google"]),
    ...(standIns.checkout === null ? [] : ["checkout"]),
  ];
  return [
    `${productName} is up at ${config.appBaseUrl}`,
    ...(config.apiBaseUrl === null ? [] : [`API            ${config.apiBaseUrl}`]),
    ...(standIns.mailbox === null ? [] : [`Mailbox        ${standIns.mailbox.pageUrl}`]),
    ...(standInParts.length === 0 ? [] : [`Stand-ins      ${standInParts.join(", ")}`]),
    `Google sign-in ${describeGoogle(config, standIns)}`,
    `Payments       ${describePayments(config, standIns)}`,
    ...(metricsAddress === null ? [] : [`Metrics        ${metricsAddress}`]),
    `Data           ${config.databaseUrl === null ? config.dataDir : "the Postgres of DATABASE_URL"}`,
    ...overrides.map((line) => `Overridden     ${line}`),
  ];
}

function describeGoogle({ google }: Config, standIns: StandIns): string {
  if (google === null) return "not offered (GOOGLE_CLIENT_ID is not set)";
  return google === "stand-in" ? (standIns.google?.issuer ?? "stand-in") : google.issuer;
}

function describePayments({ payments }: Config, standIns: StandIns): string {
  if (payments === null) return "nothing is sold (PAYMENT_LINK_… is not set)";
  if (payments === "stand-in") return standIns.checkout?.origin ?? "stand-in";
  return payments.live ? "Stripe" : "Stripe, test mode";
}
