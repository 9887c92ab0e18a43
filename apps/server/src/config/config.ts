import type { Operator } from "@vagou/contract/operator";
import type { AnyPackageId } from "@vagou/contract/fichas/packages";
import type { PaymentMethod } from "@vagou/contract/fichas/payment-methods";
import type { PaidPlan } from "@vagou/contract/fichas/plans";

export type Config = Readonly<{
  production: boolean;
  /** Where the certificate is with which the server itself speaks HTTPS; null: a proxy does, or nothing does. */
  tls: TlsFiles | null;
  host: string;
  port: number;
  /** Where Prometheus reads `/metrics`, on loopback; null offers none. */
  metricsPort: number | null;
  /** Address people open, without a trailing slash. Links in e-mails start with it. */
  appBaseUrl: string;
  /**
   * Address that stands before the API's paths, without a trailing slash (`https://api.vagou.com.br`); null
   * means `/api` on the origin from which the page was opened.
   */
  apiBaseUrl: string | null;
  /** Absolute folder of the embedded database and generated keys. */
  dataDir: string;
  /** Postgres server; null means the embedded one. */
  databaseUrl: string | null;
  /** Connections that this process keeps to the Postgres server at most. */
  databasePool: number;
  /** Longest time for the Postgres server to answer, including the wait for a free connection. */
  databaseDeadlines: Readonly<{ readMs: number; writeMs: number }>;
  /** The address that `npm run places:refresh` asks for states and municipalities; the server never calls it. */
  ibgeUrl: string;
  /** Mail server; null means the stand-in mailbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Real portals or stand-ins. */
  providers: "live" | "stand-in";
  disabledProviders: readonly string[];
  /** Provider id → why its robots.txt is not honoured, in the operator's words. */
  robotsOverrides: ReadonlyMap<string, string>;
  /** Keys of providers that need one, by the name of their setting. */
  credentials: Readonly<Record<string, string>>;
  /** Proxies whose `X-Forwarded-For` is trusted: addresses, networks or `loopback`. */
  trustProxy: string;
  /** The time after which the stand-in checkout marks a Pix as paid. */
  standInPixMs: number;
  /** Provider id → how its stand-in misbehaves from the start. */
  standInFaults: ReadonlyMap<string, string>;
  /** The operator of this installation, as named in its pages, its e-mails and its requests to portals. */
  operator: Readonly<Operator>;
  /** Who gives a command, for the record of operators' acts; null: the user of the system. The server has no use for it. */
  operatedBy: string | null;
  /**
   * Secrets of sessions: the first signs, all are accepted, so that one can be replaced without
   * logging all people out. Null means one is generated and kept in the data folder.
   */
  sessionSecrets: readonly string[] | null;
  /** Where ranges of leaked passwords are asked for, over HTTP or in a folder; null compares none. */
  leakedPasswordsUrl: string | null;
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
  /** Longest wait of a request in our own queue of a portal. */
  providerLineMs: number;
  /** Threads that read what portals send; null means as many as fit the machine. */
  readerThreads: number | null;
  /** Maximum number of concurrent requests to the API; a further one is asked to retry later. */
  requestsMax: number;
  /** Maximum number of concurrent password hashes, and of requests that wait for one. */
  passwordLine: Readonly<{ sideBySide: number; waiting: number }>;
  /** How long the server goes on answering after the signal to stop, while `/readyz` already reports it. */
  stopDelayMs: number;
  logLevel: "trace" | "debug" | "info" | "warn" | "error" | "silent";
}>;

/** Files in PEM. */
export type TlsFiles = Readonly<{ certFile: string; keyFile: string }>;

export type GoogleSettings = Readonly<{
  clientId: string;
  clientSecret: string;
  /** OpenID Connect issuer; its discovery document holds the other addresses. */
  issuer: string;
  /** The identity script that the web app loads. */
  scriptUrl: string;
}>;

export type PaymentLink = Readonly<{
  /** Where the browser goes; the person's id is added to it. */
  url: string;
  /** The provider's name for the link (`plink_…`), which its events carry. */
  id: string;
  /** The ways to pay that its page offers. */
  methods: readonly PaymentMethod[];
}>;

/** A link that buys a plan. */
export type PlanLink = PaymentLink &
  Readonly<{
    priceCents: number;
    /** How long one payment lasts. */
    months: number;
    /** True for a link in subscription mode: each term is paid by itself. */
    renews: boolean;
  }>;

export type PaymentSettings = Readonly<{
  /** Secrets that sign events; two while one replaces the other. */
  webhookSecrets: readonly string[];
  /** False accepts only events of the provider's test mode. */
  live: boolean;
  packages: Readonly<Partial<Record<AnyPackageId, PaymentLink>>>;
  plans: Readonly<Partial<Record<PaidPlan, PlanLink>>>;
  /** Where people change or cancel a subscription by themselves (Stripe's customer portal); null: by e-mail. */
  planPortalUrl: string | null;
}>;
