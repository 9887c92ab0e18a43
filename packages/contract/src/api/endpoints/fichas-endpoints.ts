import { z } from "zod";
import { historyEntrySchema, statementLineSchema, tokensSchema, userSchema } from "../answers.ts";
import { type Endpoint } from "./endpoint.ts";
import { referId } from "../fields.ts";
import { historyPageSize, historyPageSizeMax, integerMax } from "../../limits.ts";
import { anyPackageIds } from "../../fichas/packages.ts";
import { paths, type ListedEndpointName } from "../paths.ts";

const historyQuery = z.strictObject({
  /** The `next` of the previous page. */
  before: z.coerce.number().int().min(1).max(integerMax).optional(),
  limit: z.coerce.number().int().min(1).max(historyPageSizeMax).default(historyPageSize),
});

/** Fichas: balance, daily bonus, purchases, history and invitations. */
export const fichasEndpoints = {
  getTokens: {
    ...paths.getTokens,
    session: "required",
    response: z.object({ tokens: tokensSchema, user: userSchema }),
  },
  refreshTokens: {
    ...paths.refreshTokens,
    session: "required",
    response: z.object({ tokens: tokensSchema }),
  },
  claimDaily: { ...paths.claimDaily, session: "required", response: z.object({ tokens: tokensSchema }) },
  /** Grants no fichas itself: they are granted when the payment provider confirms the payment. */
  buyTokens: {
    ...paths.buyTokens,
    session: "required",
    body: z.strictObject({ packageId: z.enum(anyPackageIds) }),
    response: z.object({ user: userSchema, checkout_url: z.string() }),
  },
  /** This person's unpaid boletos and Pix codes for packages, newest first. */
  listWaitingPayments: {
    ...paths.listWaitingPayments,
    session: "required",
    response: z.object({
      payments: z.array(
        z.object({
          id: z.string(),
          /** Fichas that it pays for. */
          credits: z.int32(),
          price_cents: z.int32(),
          /** ISO instant of its creation. */
          since: z.string(),
        }),
      ),
      /** Checkouts of them that were not paid in time. A server of the version before does not send it. */
      ended: z.array(z.string()).optional(),
    }),
  },
  listHistory: {
    ...paths.listHistory,
    session: "required",
    query: historyQuery,
    response: z.object({
      /** Newest first. */
      entries: z.array(historyEntrySchema),
      /** The `before` of the next page; null on the last page. */
      next: z.int32().nullable(),
    }),
  },
  /**
   * The movements of `listHistory`, grouped by search, newest first by the last movement. A search is never split
   * between two pages; one with a new movement while pages are read goes to the top.
   */
  listStatement: {
    ...paths.listStatement,
    session: "required",
    query: historyQuery,
    response: z.object({
      lines: z.array(statementLineSchema),
      /** The `before` of the next page; null on the last page. */
      next: z.int32().nullable(),
    }),
  },
  getReferralLink: {
    ...paths.getReferralLink,
    session: "required",
    response: z.object({ success: z.literal(true), referral_link: z.string() }),
  },
  /** Whether a link with this code is worth its bonus to a new person: it says nothing of the person whose link it is. */
  getReferral: {
    ...paths.getReferral,
    session: "none",
    params: z.object({ refer_id: referId }),
    response: z.object({ open: z.boolean() }),
  },
  /** For a person who signed up without the link, in the first days. `bonus_added`: fichas given by this call. */
  processReferral: {
    ...paths.processReferral,
    session: "required",
    body: z.strictObject({ refer_id: referId }),
    response: z.object({ success: z.literal(true), bonus_added: z.int32() }),
  },
} as const satisfies Partial<Record<ListedEndpointName, Endpoint>>;
