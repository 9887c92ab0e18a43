import type { ProviderId } from "@vagou/contract/search/catalogue";
import type { Provider } from "@vagou/providers/core/provider";
import type { Logger } from "pino";
import type { Mailer } from "./email/mailer.ts";
import type { Clock } from "./clock.ts";
import type { Config, PaymentSettings } from "./config/config.ts";
import type { Db } from "./db/client.ts";
import type { LimitPolicy } from "./limits/limit-policy.ts";
import type { ProviderLines } from "./asking/etiquette/provider-lines.ts";
import type { FoundAnswer } from "./searches/answers/found-answer.ts";
import type { FreeRepeats } from "./searches/parts/free-repeats.ts";
import type { PartGroups } from "./searches/parts/part-groups.ts";
import type { PopularQuestions } from "./searches/popular/popular-questions.ts";
import type { SingleFlight } from "./asking/single-flight.ts";
import type { AnswerStore } from "./searches/answers/answer-store.ts";
import type { AskOnce } from "./searches/answers/ask-once.ts";
import type { RunNotes } from "./searches/answers/run-notes.ts";
import type { QuestionCodes } from "./searches/questions/question-codes.ts";
import type { ProviderFetcher } from "./asking/provider-fetcher.ts";
import type { IdentityProvider } from "./identity/identity-provider.ts";
import type { LeakedPasswords } from "./passwords/leaked-passwords.ts";
import type { Passwords } from "./passwords/password-hash.ts";
import type { Pseudonyms } from "./people/pseudonyms.ts";
import type { QuestionNotes } from "./expectations/question-notes.ts";
import type { WordCodes } from "./expectations/word-codes.ts";
import type { AccessNotes } from "./access-records/access-notes.ts";
import type { FactorSeals } from "./second-factors/kept/factor-seals.ts";
import type { SessionKeys } from "./sessions/session-keys.ts";
import type { Bell } from "./tasks/bell.ts";

/** The parts that reach outside the process, built once by `createDeps`; tests replace members. */
export type Deps = {
  config: Config;
  db: Db;
  /** The transactions of searches on one person's fichas: one after the other, each for several calls. */
  partGroups: PartGroups;
  /** How often people repeat what they paid. */
  freeRepeats: FreeRepeats;
  clock: Clock;
  logger: Logger;
  sessionKeys: SessionKeys;
  /** Seals the secrets of the apps that make people's codes. */
  factorSeals: FactorSeals;
  /** Accesses that wait to be stored. */
  access: AccessNotes;
  passwords: Passwords;
  /** Refuses passwords that leaked from other sites, where the operator has a list. */
  leakedPasswords: LeakedPasswords;
  pseudonyms: Pseudonyms;
  /** The codes that the database holds instead of people's questions. */
  questionCodes: QuestionCodes;
  /** The codes under which answers to the same words are counted. */
  wordCodes: WordCodes;
  /** Counts of questions that wait to be stored. */
  questionNotes: QuestionNotes;
  /** How portals answered, waiting to be stored. */
  runNotes: RunNotes;
  answers: AnswerStore;
  askOnce: AskOnce;
  /** Google, or null when it is not configured. */
  identityProvider: IdentityProvider | null;
  /** The checkout pages of fichas and plans, and how payment events are checked; null when nothing is sold. */
  payments: PaymentSettings | null;
  /** The rate limits. */
  limits: LimitPolicy;
  mailer: Mailer;
  /** Rung when an account request waits, so that its e-mail does not wait for the task's next turn. */
  accountRequestBell: Bell;
  /** Enabled adapters, in catalogue order. */
  providers: readonly Provider[];
  fetcher: ProviderFetcher;
  /** Our lines at the portals, in which the fetcher's requests wait. */
  lines: Pick<
    ProviderLines,
    "announce" | "expectedWaitMs" | "lengths" | "noteOthers" | "noteTold" | "waitForOthersMs"
  >;
  /** Questions that this process asks at the moment. */
  flights: SingleFlight<FoundAnswer>;
  /** Questions that several people asked lately. */
  popular: PopularQuestions;
  /** The providers that are selected at first, as `watch-health` chose last. */
  firstProviders: { ids: readonly ProviderId[] };
  /** The providers that are suspended, as `watch-health` saw last. */
  suspendedProviders: { ids: readonly ProviderId[] };
  /** The providers that an operator switched off, as `watch-switches` saw last. */
  switchedOffProviders: { ids: readonly ProviderId[] };
  /** Providers that `watch-health` finds suspect now: their replies are stored. */
  suspects: Set<string>;
  /** Address of the stand-in mailbox's page, or null with a real mail server. */
  mailboxUrl: string | null;
};

/** A signed-in person; only `authenticate` makes one. */
export type Actor = { userId: string; sessionId: string };

/**
 * The origin of a call. `port`: the caller's own, only without a proxy in between. `token`: the bearer token of the
 * call, if it has one, not verified.
 */
export type Caller = { ip: string; port?: number; userAgent: string; token?: string };
