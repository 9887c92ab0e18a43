import { z } from "zod";
import {
  expectationSchema,
  keptJobSchema,
  providerGroupSchema,
  providerStateSchema,
  sharedJobSchema,
} from "../answers.ts";
import { success, type Endpoint } from "./endpoint.ts";
import { city, searchId, state } from "../fields.ts";
import { keywordsMaxLength } from "../../limits.ts";
import { paths, type ListedEndpointName } from "../paths.ts";

const searchBody = z.strictObject({
  query: z.string().trim().max(keywordsMaxLength).default(""),
  /** The query split on spaces; accepted for older clients, `query` decides. */
  keywords: z.array(z.string().max(keywordsMaxLength)).max(50).optional(),
  city,
  state,
  services: z.array(z.string().max(40)).max(50).default([]),
  /** True asks the portals even where a free older answer is available. */
  fresh: z.boolean().default(false),
  /**
   * A random UUID, the same for all requests of one search, so that the statement shows their portals together. It is
   * stored with the fichas only.
   */
  search_id: searchId.optional(),
});

/** Searching: the postings, the portals and what they are expected to bring. */
export const searchEndpoints = {
  /** A posting that a search found in the last days; every other id is `job_not_found`. */
  getJob: {
    ...paths.getJob,
    session: "required",
    params: z.object({ id: z.string() }),
    response: keptJobSchema,
  },
  /** The public part of such a posting, which the link that people share opens. */
  getSharedJob: {
    ...paths.getSharedJob,
    session: "none",
    params: z.object({ id: z.string() }),
    response: sharedJobSchema,
  },
  /**
   * Asks each portal of `services` and charges the fichas of those that answer: every person who receives an
   * answer pays for it, once in ten minutes. An `Idempotency-Key` header (8 to 100 letters, digits, hyphens,
   * underscores) identifies one request for ten minutes: a repetition with the same body gets the same answer
   * and is never charged twice; a portal that was not asked, because the first connection broke, is asked now.
   * Later, or with another body, the answer is `idempotency_key_reused`. One person may have three running
   * searches of one portal (`too_many_searches`). With `application/vnd.vagou.short-search` in `Accept` the answer
   * may come in its short form (`search/short-search`), which is no JSON; its `Content-Type` says so.
   */
  searchJobs: {
    ...paths.searchJobs,
    session: "required",
    takesKey: true,
    body: searchBody,
    response: z.object({ services: z.array(providerGroupSchema), remaining_credits: z.int32() }),
  },
  /**
   * The length of our own lines at the portals: `wait_s` is about how many seconds pass until a portal gets this
   * person's waiting request, or a new one. Only portals where people wait are listed. `suspended` are the portals
   * that failed lately and are not asked for a while: a question to them costs nothing and finds nothing.
   */
  listLines: {
    ...paths.listLines,
    session: "required",
    response: z.object({
      lines: z.array(z.object({ name: z.string(), wait_s: z.int32() })),
      suspended: z.array(z.string()),
    }),
  },
  /**
   * Counts the searched terms by state and week. `city` and `providers` are accepted but not stored, and
   * neither is the person.
   */
  recordSearchTerm: {
    ...paths.recordSearchTerm,
    session: "required",
    body: z.strictObject({
      search_term: z.string().trim().min(1).max(keywordsMaxLength),
      city,
      state,
      providers: z.array(z.string().max(40)).max(50).default([]),
    }),
    response: success,
  },
  /**
   * How each portal of the catalogue answered in the last seven days, all people together, as `npm run
   * providers:report` says it to the operator; counted at most once a minute.
   */
  listProviders: {
    ...paths.listProviders,
    session: "none",
    response: z.object({
      /** ISO instant at which the runs were counted; the seven days end there. */
      counted_at: z.string(),
      /** All providers, in catalogue order. */
      providers: z.array(providerStateSchema),
    }),
  },
  /**
   * What each provider usually brings for these words in this place, before a person pays for it: all people together,
   * of the last 28 days, and only where at least five different people and ten answers are in the numbers. It is
   * counted at most once a minute for the same words.
   */
  listExpectations: {
    ...paths.listExpectations,
    session: "required",
    query: z.strictObject({ query: z.string().trim().min(1).max(keywordsMaxLength), city, state }),
    response: z.object({
      /** All providers, in catalogue order. */
      providers: z.array(expectationSchema),
    }),
  },
} as const satisfies Partial<Record<ListedEndpointName, Endpoint>>;
