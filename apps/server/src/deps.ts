import type { ProviderId } from "@vagou/contract/catalogue";
import type { Provider } from "@vagou/providers/core/provider";
import type { Logger } from "pino";
import type { Mailer } from "./email/mailer.ts";
import type { Clock } from "./clock.ts";
import type { AccountTurns } from "./credits/account-turns.ts";
import type { Config, PaymentSettings } from "./config/config.ts";
import type { Db } from "./db/client.ts";
import type { LimitPolicy } from "./limits/limit-policy.ts";
import type { PortalLines } from "./asking/etiquette/portal-lines.ts";
import type { FoundAnswer } from "./searches/found-answer.ts";
import type { PopularQuestions } from "./searches/popular-questions.ts";
import type { SingleFlight } from "./asking/single-flight.ts";
import type { QuestionCodes } from "./searches/question-codes.ts";
import type { ProviderFetcher } from "./asking/provider-fetcher.ts";
import type { IdentityProvider } from "./identity/identity-provider.ts";
import type { Passwords } from "./passwords/password-hash.ts";
import type { Pseudonyms } from "./people/pseudonyms.ts";
import type { AccessNotes } from "./access-records/access-notes.ts";
import type { SessionKeys } from "./sessions/session-keys.ts";
import type { Bell } from "./tasks/bell.ts";

/** Everything that reaches outside the process, built once by `createDeps`; tests replace members. */
export type Deps = {
  config: Config;
  db: Db;
  /** In which order this process changes the fichas of one person. */
  accountTurns: AccountTurns;
  clock: Clock;
  logger: Logger;
  sessionKeys: SessionKeys;
  /** Accesses that wait to be written down. */
  access: AccessNotes;
  passwords: Passwords;
  pseudonyms: Pseudonyms;
  /** What stands in the database in the place of what people look for. */
  questionCodes: QuestionCodes;
  /** Google, or null where it is not offered. */
  identityProvider: IdentityProvider | null;
  /** Where fichas and plans are paid for, and how events about it are checked; null where nothing is sold. */
  payments: PaymentSettings | null;
  /** How often what may be tried. */
  limits: LimitPolicy;
  mailer: Mailer;
  /** Rung when an account request waits, so that its e-mail does not wait for the task's next turn. */
  accountRequestBell: Bell;
  /** Enabled adapters, in catalogue order. */
  providers: readonly Provider[];
  fetcher: ProviderFetcher;
  /** Our lines at the portals, in which the fetcher stands. */
  lines: Pick<PortalLines, "expectedWaitMs" | "lengths">;
  /** Questions that this process asks at the moment. */
  flights: SingleFlight<FoundAnswer>;
  /** Questions that several people ask lately. */
  popular: PopularQuestions;
  /** Which providers are marked at first, as `watch-health` chose last. */
  firstProviders: { ids: readonly ProviderId[] };
  /** Which providers are left alone at the moment, as `watch-health` saw last. */
  suspendedProviders: { ids: readonly ProviderId[] };
  /** Providers that `watch-health` finds suspect at the moment: their replies are worth keeping. */
  suspects: Set<string>;
  /** Address of the stand-in mailbox's page, or null with a real mail server. */
  mailboxUrl: string | null;
};

/** A signed-in person; only `authenticate` makes one. */
export type Actor = { userId: string; sessionId: string };

/**
 * Where a call came from. `port`: the caller's own, where no proxy stands between. `token`: the bearer token it carried,
 * if any, not checked.
 */
export type Caller = { ip: string; port?: number; userAgent: string; token?: string };
