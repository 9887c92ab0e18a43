import { z } from "zod";
import { historyReasons } from "./history.ts";
import { jobSchema } from "./job.ts";
import { outcomes } from "./outcome.ts";

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

export type User = z.infer<typeof userSchema>;
export type Tokens = z.infer<typeof tokensSchema>;
export type StatementLine = z.infer<typeof statementLineSchema>;
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
export type SharedJob = z.infer<typeof sharedJobSchema>;
export type KeptJob = z.infer<typeof keptJobSchema>;
export type ProviderGroup = z.infer<typeof providerGroupSchema>;
