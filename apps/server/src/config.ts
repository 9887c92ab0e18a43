import { isAbsolute, resolve } from "node:path";
import { defaultBonusCredits } from "@vagou/contract/amounts";
import type { AnyPackageId } from "@vagou/contract/packages";
import { providerIds } from "@vagou/contract/catalogue";
import { providers } from "@vagou/providers/index";
import { z } from "zod";

/** Thrown for a setting that cannot be used; the message names the variable and is meant for the operator. */
export class BadSetting extends Error {
  override readonly name = "BadSetting";
}

export type Config = Readonly<{
  production: boolean;
  host: string;
  port: number;
  /** Address people open, without a trailing slash. Links in e-mails start with it. */
  appBaseUrl: string;
  /**
   * Address that stands before the API's paths, without a trailing slash (`https://api.vagou.com.br`); null
   * means `/api` on whatever address the pages were opened by.
   */
  apiBaseUrl: string | null;
  /** Absolute folder of the embedded database and generated keys. */
  dataDir: string;
  /** Postgres server; null means the embedded one. */
  databaseUrl: string | null;
  /** Mail server; null means the stand-in mailbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Real portals or stand-ins. */
  providers: "live" | "stand-in";
  disabledProviders: readonly string[];
  /** Provider id → why its robots.txt is not honoured, in the operator's words. */
  robotsOverrides: ReadonlyMap<string, string>;
  /** Keys of providers that want one, by the name of their setting. */
  credentials: Readonly<Record<string, string>>;
  /** Proxies whose `X-Forwarded-For` is believed: addresses, networks or `loopback`. */
  trustProxy: string;
  /** Provider id → how its stand-in misbehaves from the start. */
  standInFaults: ReadonlyMap<string, string>;
  /** Where a portal's operator finds out who asks. */
  contactUrl: string;
  /**
   * Secrets of sessions: the first signs, all are believed, so that one can be replaced without
   * logging everybody out. Null means one is generated and kept in the data folder.
   */
  sessionSecrets: readonly string[] | null;
  /** Secret of pseudonyms; must never change. Null as above. */
  pseudonymSecret: string | null;
  /** Sign-in with Google, the stand-in issuer, or not offered. */
  google: GoogleSettings | "stand-in" | null;
  /** Payments, the stand-in checkout, or not offered. */
  payments: PaymentSettings | "stand-in" | null;
  bonusCredits: Readonly<{
    daily: number;
    emailConfirmation: number;
    referralUser: number;
    referralFriend: number;
  }>;
  logLevel: "trace" | "debug" | "info" | "warn" | "error" | "silent";
}>;

export type GoogleSettings = Readonly<{
  clientId: string;
  clientSecret: string;
  /** OpenID Connect issuer; its discovery document says the rest. */
  issuer: string;
  /** The identity script that the web app loads. */
  scriptUrl: string;
}>;

export type PaymentLink = Readonly<{
  /** Where the browser goes; the person's id is added to it. */
  url: string;
  /** The provider's name for the link (`plink_…`), which its events carry. */
  id: string;
}>;

export type PaymentSettings = Readonly<{
  /** Each signs events; two while one replaces the other. */
  webhookSecrets: readonly string[];
  /** False believes events of the provider's test mode, and only those. */
  live: boolean;
  packages: Readonly<Partial<Record<AnyPackageId, PaymentLink>>>;
  plans: Readonly<Partial<Record<"pro" | "premium", PaymentLink>>>;
}>;

const credits = (fallback: number) => z.coerce.number().int().min(0).max(100_000).default(fallback);
const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((value) => (value === undefined || value === "" ? null : value));

/** Stands in pages and in the Content-Security-Policy: an address of plain characters and nothing behind its path. */
const plainAddress = z
  .url({ protocol: /^https?$/ })
  .transform((value) => new URL(value).href.replace(/\/+$/, ""))
  .pipe(
    z
      .string()
      .regex(
        /^https?:\/\/[\w.:[\]-]+(?:\/[\w.~%-]+)*$/,
        'say an address without user, query or fragment, as in "https://api.vagou.com.br"',
      ),
  );

const secret = z.string().min(32, "needs at least 32 characters");

/** `https://buy.stripe.com/abc plink_123`: the address people open, and what events call it. */
const paymentLink = z
  .string()
  .trim()
  .default("")
  .transform((value) => (value === "" ? null : value))
  .pipe(
    z
      .string()
      .regex(
        /^https?:\/\/\S+\s+plink_\w+$/,
        'say the address and the id, as in "https://buy.stripe.com/abc plink_123"',
      )
      .transform((value): PaymentLink => {
        const [url = "", id = ""] = value.split(/\s+/);
        return { url, id };
      })
      .nullable(),
  );

const environmentSchema = z.object({
  NODE_ENV: z.string().default(""),
  HOST: z.string().default("localhost"),
  PORT: z.coerce.number().int().min(1).max(65_000).default(3000),
  APP_BASE_URL: optionalText.pipe(z.url({ protocol: /^https?$/ }).nullable()),
  API_BASE_URL: optionalText.pipe(plainAddress.nullable()),
  DATA_DIR: z.string().min(1).default("data"),
  DATABASE_URL: optionalText.pipe(z.url({ protocol: /^postgres(ql)?$/ }).nullable()),
  SMTP_URL: optionalText.pipe(z.url({ protocol: /^smtps?$/ }).nullable()),
  MAIL_FROM: z.string().default("Vagou <nao-responda@vagou.com.br>"),
  PROVIDERS: z.enum(["live", "stand-in"]).optional(),
  STAND_INS: z.enum(["allowed"]).optional(),
  DISABLED_PROVIDERS: z.string().default("encontresuavaga,jobleads"),
  ROBOTS_OVERRIDES: z.string().default(""),
  TRUST_PROXY: z.string().min(1).default("loopback"),
  STAND_IN_FAULTS: z.string().default(""),
  CONTACT_URL: z.url().default("https://vagou.com.br/robo"),
  SESSION_SECRET: z.string().default("").transform(parseList).pipe(z.array(secret)),
  PSEUDONYM_SECRET: optionalText.pipe(secret.nullable()),
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default("https://accounts.google.com"),
  GOOGLE_SCRIPT_URL: z.url({ protocol: /^https?$/ }).default("https://accounts.google.com/gsi/client"),
  STRIPE_WEBHOOK_SECRET: z.string().default("").transform(parseList),
  STRIPE_MODE: z.enum(["live", "test"]).optional(),
  PAYMENT_LINK_BASIC: paymentLink,
  PAYMENT_LINK_POPULAR: paymentLink,
  PAYMENT_LINK_PREMIUM: paymentLink,
  PAYMENT_LINK_SMALL: paymentLink,
  PAYMENT_LINK_MEDIUM: paymentLink,
  PAYMENT_LINK_LARGE: paymentLink,
  PLAN_LINK_PRO: paymentLink,
  PLAN_LINK_PREMIUM: paymentLink,
  BONUS_DAILY: credits(defaultBonusCredits.daily),
  BONUS_EMAIL_CONFIRMATION: credits(defaultBonusCredits.emailConfirmation),
  BONUS_REFERRAL_USER: credits(defaultBonusCredits.referralUser),
  BONUS_REFERRAL_FRIEND: credits(defaultBonusCredits.referralFriend),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).optional(),
});

/**
 * Reads the settings, once; nothing else looks at the environment.
 * @throws {BadSetting} naming the first variable that cannot be used, never its value
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environmentSchema.safeParse(environment, { error: z.locales.en().localeError });
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new BadSetting(`${issue?.path.join(".") ?? "setting"}: ${issue?.message ?? "invalid"}`);
  }
  const env = parsed.data;
  const production = env.NODE_ENV === "production";
  const config: Config = {
    production,
    host: env.HOST,
    port: env.PORT,
    appBaseUrl: (env.APP_BASE_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ""),
    apiBaseUrl: env.API_BASE_URL,
    dataDir: isAbsolute(env.DATA_DIR) ? env.DATA_DIR : resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    providers: env.PROVIDERS ?? "stand-in",
    disabledProviders: parseDisabled(env.DISABLED_PROVIDERS),
    robotsOverrides: parseOverrides(env.ROBOTS_OVERRIDES),
    credentials: readCredentials(environment),
    trustProxy: env.TRUST_PROXY,
    standInFaults: parseFaults(env.STAND_IN_FAULTS),
    contactUrl: env.CONTACT_URL,
    sessionSecrets: env.SESSION_SECRET.length === 0 ? null : env.SESSION_SECRET,
    pseudonymSecret: env.PSEUDONYM_SECRET,
    google: readGoogle(env, !production || env.STAND_INS === "allowed"),
    payments: readPayments(env, production),
    bonusCredits: {
      daily: env.BONUS_DAILY,
      emailConfirmation: env.BONUS_EMAIL_CONFIRMATION,
      referralUser: env.BONUS_REFERRAL_USER,
      referralFriend: env.BONUS_REFERRAL_FRIEND,
    },
    logLevel: env.LOG_LEVEL ?? (production ? "info" : "warn"),
  };
  refuseBlockedApi(config);
  if (production) refuseUnaskedStandIns(env.PROVIDERS !== undefined, env.STAND_INS === "allowed", config);
  return Object.freeze(config);
}

/** Browsers block what a page of https calls over http. */
function refuseBlockedApi({ appBaseUrl, apiBaseUrl }: Config): void {
  if (appBaseUrl.startsWith("https:") && apiBaseUrl?.startsWith("http:") === true) {
    throw new BadSetting("API_BASE_URL: needs https, because APP_BASE_URL has it");
  }
}

/** In production a stand-in has to be asked for by name: nobody must sell fichas for invented vacancies. */
function refuseUnaskedStandIns(providersNamed: boolean, standInsAllowed: boolean, config: Config): void {
  if (!providersNamed) throw new BadSetting("PROVIDERS: say live (or stand-in) in production");
  if (standInsAllowed) return;
  if (config.databaseUrl === null) throw new BadSetting("DATABASE_URL: needed in production");
  if (config.smtpUrl === null) throw new BadSetting("SMTP_URL: needed in production");
  if (config.sessionSecrets === null) throw new BadSetting("SESSION_SECRET: needed in production");
  if (config.pseudonymSecret === null) throw new BadSetting("PSEUDONYM_SECRET: needed in production");
}

function readGoogle(env: z.output<typeof environmentSchema>, standInAllowed: boolean): Config["google"] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  if (clientId !== null && clientSecret !== null) {
    return { clientId, clientSecret, issuer: env.GOOGLE_ISSUER, scriptUrl: env.GOOGLE_SCRIPT_URL };
  }
  if (clientId !== null) throw new BadSetting("GOOGLE_CLIENT_SECRET: needed with GOOGLE_CLIENT_ID");
  if (clientSecret !== null) throw new BadSetting("GOOGLE_CLIENT_ID: needed with GOOGLE_CLIENT_SECRET");
  return standInAllowed ? "stand-in" : null;
}

function readPayments(env: z.output<typeof environmentSchema>, production: boolean): Config["payments"] {
  const packages = withoutNull({
    basic: env.PAYMENT_LINK_BASIC,
    popular: env.PAYMENT_LINK_POPULAR,
    premium: env.PAYMENT_LINK_PREMIUM,
    small: env.PAYMENT_LINK_SMALL,
    medium: env.PAYMENT_LINK_MEDIUM,
    large: env.PAYMENT_LINK_LARGE,
  });
  const plans = withoutNull({ pro: env.PLAN_LINK_PRO, premium: env.PLAN_LINK_PREMIUM });
  const webhookSecrets = env.STRIPE_WEBHOOK_SECRET;
  const named = [...Object.keys(packages), ...Object.keys(plans)].length > 0;
  if (named && webhookSecrets.length === 0) {
    throw new BadSetting("STRIPE_WEBHOOK_SECRET: needed with PAYMENT_LINK_… and PLAN_LINK_…");
  }
  if (webhookSecrets.length > 0) {
    return {
      webhookSecrets,
      live: (env.STRIPE_MODE ?? (production ? "live" : "test")) === "live",
      packages,
      plans,
    };
  }
  return !production || env.STAND_INS === "allowed" ? "stand-in" : null;
}

function withoutNull<K extends string>(
  links: Record<K, PaymentLink | null>,
): Partial<Record<K, PaymentLink>> {
  const set: Partial<Record<K, PaymentLink>> = {};
  for (const key in links) {
    const link = links[key];
    if (link !== null) set[key] = link;
  }
  return set;
}

/** `a, b` → its parts, without empty ones. */
function parseList(list: string): string[] {
  return list
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function parseDisabled(list: string): readonly string[] {
  const ids = parseList(list);
  for (const id of ids) requireKnown("DISABLED_PROVIDERS", id);
  return ids;
}

/** Adapters name what they need; what is not set makes the provider "not configured". */
function readCredentials(environment: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const names = providers.flatMap(({ credentials }) => credentials ?? []);
  const set = names.map((name): [string, string] => [name, environment[name]?.trim() ?? ""]);
  return Object.fromEntries(set.filter(([, value]) => value !== ""));
}

/** `gupy:blocked,catho:timeout`: which faults there are, the stand-ins know. */
function parseFaults(list: string): ReadonlyMap<string, string> {
  const pairs = parseList(list).map((pair): [string, string] => {
    const [id = "", mode = ""] = pair.split(":");
    return [id.trim(), mode.trim()];
  });
  for (const [id] of pairs) requireKnown("STAND_IN_FAULTS", id);
  return new Map(pairs);
}

const overrideReasonMin = 15;

/** `catho: written permission of 2026-11-02; vagas: …`. A reason is demanded: somebody has to answer for it. */
function parseOverrides(list: string): ReadonlyMap<string, string> {
  const entries = list
    .split(";")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "")
    .map((entry): [string, string] => {
      const [id = "", ...reason] = entry.split(":");
      return [id.trim(), reason.join(":").trim()];
    });
  for (const [id, reason] of entries) {
    requireKnown("ROBOTS_OVERRIDES", id);
    if (reason.length < overrideReasonMin) {
      throw new BadSetting(
        `ROBOTS_OVERRIDES: say why for ${id}, as in "${id}: written permission of 2026-11-02"`,
      );
    }
  }
  return new Map(entries);
}

function requireKnown(setting: string, id: string): void {
  const known: readonly string[] = providerIds;
  if (!known.includes(id)) throw new BadSetting(`${setting}: no provider is called ${id}`);
}
