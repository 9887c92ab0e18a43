import { z } from "zod";
import { historyReasons } from "../fichas/history.ts";
import { jobSchema } from "../search/job.ts";
import { integerMax } from "../limits.ts";
import { failedOutcomes, outcomes } from "../search/outcome.ts";

// Parts of answers about people, fichas and searches that several calls share.

export const userSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  plan: z.enum(["free", "pro", "premium"]),
  search_credits: z.int32(),
});

export const tokensSchema = z.object({ total: z.int32(), dailyRefreshAvailable: z.boolean() });

/** `bonus_added`: fichas given by this call; `referred`: a referral was rewarded too. */
export const confirmationSchema = z.object({
  success: z.literal(true),
  bonus_added: z.int32(),
  daily_tokens_added: z.boolean(),
  referred: z.boolean(),
  token: z.string(),
  user: userSchema,
});

/**
 * One provider's part of a search. `fichas`: charged, returned because the provider
 * failed, or free because the person paid for the same question in the last ten minutes.
 */
export const providerGroupSchema = z.object({
  name: z.string(),
  display_name: z.string(),
  count: z.int32(),
  /** The provider's own count of vacancies; null when it gives none. */
  total: z.int32().nullable(),
  jobs: z.array(jobSchema),
  has_error: z.boolean(),
  outcome: z.enum(outcomes),
  error: z.string().optional(),
  /** True when a part of the portal did not answer and the rest did: there may be more vacancies. */
  is_partial: z.boolean().optional(),
  took_ms: z.int32(),
  cached: z.boolean(),
  /** Age of a cached answer in seconds; null for a new answer. */
  age_s: z.int32().nullable(),
  fichas: z.enum(["charged", "returned", "free"]),
});

/** One provider's week. Only requests to the portal itself count: no kept answer, and no wait in our own line. */
const providerWeekSchema = z.object({
  /** How often the portal was asked. The next two, and the counts of `failures`, sum to it. */
  runs: z.int32(),
  /** How often it answered with vacancies, and without any. */
  answered: z.int32(),
  empty: z.int32(),
  /** How often it failed, by kind, the most frequent first; only kinds that occurred. */
  failures: z.array(z.object({ outcome: z.enum(failedOutcomes), count: z.int32() })),
  /** Median time of an answer in milliseconds; null for fewer than `knownRunsMin` answers. */
  median_ms: z.int32().nullable(),
  /** ISO instant of the newest answer, to the minute; null without an answer in these days. */
  last_answer_at: z.string().nullable(),
  /** ISO instant of the first failure after that answer, to the minute; null when the newest run answered. */
  failing_since: z.string().nullable(),
});

/**
 * How one provider answers. `off`: switched off in this installation; `not_configured`: without the key that it
 * needs; `suspended`: it failed and is left alone for a while; `failing`: most of its latest runs failed; `unknown`:
 * too few runs to tell.
 */
export const providerStateSchema = z.object({
  id: z.string(),
  state: z.enum(["answering", "failing", "suspended", "unknown", "off", "not_configured"]),
  /** Null with fewer than `knownRunsMin` runs. */
  week: providerWeekSchema.nullable(),
});

/**
 * What one provider usually brings. `basis`: of which questions the numbers are: `exact`, these words in this place;
 * `state`, these words in the whole state with its cities; `country`, these words in all of Brazil; `portal`, every
 * question of the last seven days; `unknown`: too few answers, or too few people.
 */
export const expectationSchema = z.object({
  id: z.string(),
  basis: z.enum(["exact", "state", "country", "portal", "unknown"]),
  /** Null exactly when the basis is `unknown`. */
  numbers: z
    .object({
      /** Vacancies of one answer, on average (mean) over the answers with and without vacancies; one decimal. */
      vacancies: z.number().min(0).max(integerMax),
      /** How many answers are in these numbers; at least `knownRunsMin`. */
      answers: z.int32(),
      /** Answers for each time that the portal was asked: 0 to 1, two decimals, rounded down. */
      answered_share: z.number().min(0).max(1),
      /** Median time of an answer in milliseconds. */
      median_ms: z.int32(),
    })
    .nullable(),
});

/** A posting as the last search found it. */
export const keptJobSchema = jobSchema.extend({
  /** The provider's name for people. */
  display_name: z.string(),
  /** Calendar days (`2026-11-22`) in São Paulo of the first and the last search that found it. */
  first_seen_at: z.string(),
  last_seen_at: z.string(),
});

/** The part of a posting that a shared link shows to a person without an account. */
export const sharedJobSchema = keptJobSchema
  .pick({
    id: true,
    title: true,
    company: true,
    location: true,
    posted_at: true,
    url: true,
    source: true,
    display_name: true,
  })
  .extend({
    /** The first lines of the description, plain text. */
    excerpt: z.string(),
  });

export const signedInSchema = z.object({
  token: z.string(),
  user: userSchema,
  daily_tokens_added: z.boolean(),
});

/** One line of the statement: a movement that changed the fichas that the person can spend. */
export const historyEntrySchema = z.object({
  id: z.string(),
  /** ISO instant. */
  at: z.string(),
  /**
   * `daily_bonus`, `email_confirmation`, `referral_user`, `referral_friend`, `purchase`,
   * `payment_refund` (money refunded or disputed), `refund_reversed`, `adjustment`,
   * `search` (fichas set aside for a portal), `search_returned` (the portal did not answer),
   * `plan_portal` (the fichas of the first portal of a day, given back by the plan).
   */
  reason: z.enum(historyReasons),
  /** The portal, where the line is about one. */
  provider: z.string().nullable(),
  /** Signed fichas. */
  amount: z.int32(),
  /** Fichas that the person could spend after this line. */
  balance: z.int32(),
});

/** One line of the statement grouped by searches: a single movement, or all movements of one search. */
export const statementLineSchema = z.object({
  id: z.string(),
  /** ISO instant; for a search, that of its last movement. */
  at: z.string(),
  /** As in `listHistory`; a search includes its returned fichas. */
  reason: z.enum(historyReasons),
  /** The UUID of the search's requests, which its device may know; null for other movements. */
  search_id: z.string().nullable(),
  /**
   * The portals of a search, in the order asked; a portal that was asked again is listed again. `held`: its fichas
   * are set aside while it is asked. Empty for other movements.
   */
  portals: z.array(
    z.object({
      provider: z.string().nullable(),
      credits: z.int32(),
      fichas: z.enum(["charged", "returned", "held"]),
    }),
  ),
  /** Signed fichas; for a search, the sum of all its movements. */
  amount: z.int32(),
  /** Fichas that the person could spend after this line and all lines below it. */
  balance: z.int32(),
});

export type SignedIn = z.infer<typeof signedInSchema>;
export type User = z.infer<typeof userSchema>;
export type Tokens = z.infer<typeof tokensSchema>;
export type StatementLine = z.infer<typeof statementLineSchema>;
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
export type SharedJob = z.infer<typeof sharedJobSchema>;
export type KeptJob = z.infer<typeof keptJobSchema>;
export type ProviderGroup = z.infer<typeof providerGroupSchema>;
