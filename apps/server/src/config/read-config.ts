import { isAbsolute, resolve } from "node:path";
import { z } from "zod";
import { BadSetting } from "./bad-setting.ts";
import { type Environment, environmentSchema } from "./environment-schema.ts";
import { readOperator } from "./read-operator.ts";
import { parseDisabled, parseFaults, parseOverrides, readCredentials } from "./read-providers.ts";
import { readGoogle, readPayments } from "./read-third-parties.ts";
import type { Config } from "./config.ts";

/**
 * Reads the settings, once. One without a value counts as not set, but for `DISABLED_PROVIDERS`, which names none then.
 * No other code reads the environment, except for `PROVIDER_SETTINGS`, which has to be read before any adapter is loaded
 * (`provider-settings/read-overrides`).
 * @throws {BadSetting} naming the first variable that cannot be used, never its value
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environmentSchema.safeParse(withoutEmpty(environment), {
    error: z.locales.en().localeError,
  });
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new BadSetting(`${issue?.path.join(".") ?? "setting"}: ${issue?.message ?? "invalid"}`);
  }
  const env = parsed.data;
  const production = env.NODE_ENV === "production";
  const tls = readTlsFiles(env);
  const scheme = tls === null ? "http" : "https";
  const appBaseUrl = (env.APP_BASE_URL ?? `${scheme}://localhost:${env.PORT}`).replace(/(?<!\/)\/+$/, "");
  const config: Config = {
    production,
    tls,
    host: env.HOST,
    port: env.PORT,
    metricsPort: env.METRICS_PORT,
    appBaseUrl,
    apiBaseUrl: env.API_BASE_URL,
    dataDir: isAbsolute(env.DATA_DIR) ? env.DATA_DIR : resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    databaseDeadlines: {
      readMs: env.DATABASE_READ_SECONDS * 1_000,
      writeMs: env.DATABASE_WRITE_SECONDS * 1_000,
    },
    ibgeUrl: env.IBGE_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    providers: env.PROVIDERS ?? "stand-in",
    disabledProviders: parseDisabled(env.DISABLED_PROVIDERS),
    robotsOverrides: parseOverrides(env.ROBOTS_OVERRIDES),
    credentials: readCredentials(environment),
    trustProxy: env.TRUST_PROXY,
    standInPixMs: env.STAND_IN_PIX_SECONDS * 1_000,
    standInFaults: parseFaults(env.STAND_IN_FAULTS),
    operator: readOperator(env, production, env.CONTACT_URL ?? new URL(`${appBaseUrl}/robo`).href),
    operatedBy: env.OPERATED_BY,
    sessionSecrets: env.SESSION_SECRET.length === 0 ? null : env.SESSION_SECRET,
    leakedPasswordsUrl: env.LEAKED_PASSWORDS_URL,
    pseudonymSecret: env.PSEUDONYM_SECRET,
    google: readGoogle(env, !production || env.STAND_INS === "allowed"),
    payments: readPayments(env, production),
    bonusCredits: {
      daily: env.BONUS_DAILY,
      emailConfirmation: env.BONUS_EMAIL_CONFIRMATION,
      referralUser: env.BONUS_REFERRAL_USER,
      referralFriend: env.BONUS_REFERRAL_FRIEND,
    },
    providerLineMs: env.PORTAL_LINE_SECONDS * 1000,
    readerThreads: env.READER_THREADS,
    requestsMax: env.REQUESTS_MAX,
    passwordLine: { sideBySide: env.PASSWORD_HASHES_MAX, waiting: env.PASSWORD_HASHES_WAITING },
    stopDelayMs: (env.STOP_DELAY_SECONDS ?? (production ? 5 : 0)) * 1_000,
    logLevel: env.LOG_LEVEL ?? (production ? "info" : "warn"),
  };
  if (tls !== null && !appBaseUrl.startsWith("https:"))
    throw new BadSetting("APP_BASE_URL: needs https, because TLS_CERT is set");
  refuseBlockedApi(config);
  if (config.metricsPort === config.port)
    throw new BadSetting("METRICS_PORT: needs a port of its own, PORT is the one that people reach");
  // Links in e-mails would lead to the reader's own machine.
  if (production && env.APP_BASE_URL === null)
    throw new BadSetting("APP_BASE_URL: needed in production, the address that people open");
  if (production) requireExplicitStandIns(env.PROVIDERS !== undefined, env.STAND_INS === "allowed", config);
  return Object.freeze(config);
}

/** A line of an env file without a value is no decision: no bonus of 0, and no server at every address of the machine. */
function withoutEmpty(environment: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value]) => name === "DISABLED_PROVIDERS" || value?.trim() !== "",
    ),
  );
}

function readTlsFiles({ TLS_CERT: certFile, TLS_KEY: keyFile }: Environment): Config["tls"] {
  if (certFile !== null && keyFile !== null) return { certFile, keyFile };
  if (certFile !== null) throw new BadSetting("TLS_KEY: needed with TLS_CERT");
  if (keyFile !== null) throw new BadSetting("TLS_CERT: needed with TLS_KEY");
  return null;
}

/** Browsers block calls over http from a page served over https. */
function refuseBlockedApi({ appBaseUrl, apiBaseUrl }: Config): void {
  if (appBaseUrl.startsWith("https:") && apiBaseUrl?.startsWith("http:") === true) {
    throw new BadSetting("API_BASE_URL: needs https, because APP_BASE_URL has it");
  }
}

/** In production a stand-in has to be set explicitly, so that no operator sells fichas for invented vacancies. */
function requireExplicitStandIns(providersNamed: boolean, standInsAllowed: boolean, config: Config): void {
  if (!providersNamed) throw new BadSetting("PROVIDERS: say live (or stand-in) in production");
  if (standInsAllowed) return;
  if (config.databaseUrl === null) throw new BadSetting("DATABASE_URL: needed in production");
  if (config.smtpUrl === null) throw new BadSetting("SMTP_URL: needed in production");
  if (config.sessionSecrets === null) throw new BadSetting("SESSION_SECRET: needed in production");
  if (config.pseudonymSecret === null) throw new BadSetting("PSEUDONYM_SECRET: needed in production");
}
