import { z } from "zod";
import { providerIds } from "../../search/catalogue.ts";
import { email, rowId } from "../fields.ts";
import { historyReasons } from "../../fichas/history.ts";
import { integerMax, operatorReasonMaxLength, operatorReasonMinLength } from "../../limits.ts";
import { operatorActions } from "../../operator-actions.ts";
import { operatorPaths } from "../operator-paths.ts";
import { outcomes } from "../../search/outcome.ts";
import { anyPackageIds } from "../../fichas/packages.ts";
import { paidPlans } from "../../fichas/plans.ts";
import { success } from "./endpoint.ts";

const provider = z.enum(providerIds);

/** Why an operator does something. It stays in the record, so it must not name a person by e-mail address. */
const reason = z
  .string()
  .trim()
  .min(operatorReasonMinLength, `Diga por quê, com pelo menos ${operatorReasonMinLength} letras`)
  .max(operatorReasonMaxLength, `Até ${operatorReasonMaxLength} letras`)
  .regex(/^[^\p{C}@]*$/u, "Escreva em uma linha e sem e-mail: o motivo fica no registro");

/** An e-mail address or an id, whole; there is no search by a part of them. */
const person = z.union([email, rowId], "Escreva o e-mail inteiro ou o número da conta");
const personBody = z.strictObject({ person });
const paymentIntent = z.string().regex(/^pi_\w{1,200}$/, "Escreva o código da Stripe (pi_…)");

/** An instant and an id. */
const actPosition = z
  .string()
  .regex(/^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d\.\d{3}Z_[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
  .refine((text) => !Number.isNaN(Date.parse(text.slice(0, 24))));

const verdictSchema = z.object({
  /** ISO instant of its end. */
  at: z.string(),
  people: z.int32(),
  movements: z.int32(),
  entries: z.int32(),
  fault_count: z.int32(),
  /** The first faults, in English; they name people by their ids. */
  faults: z.array(z.string()),
});

const portalSchema = z.object({
  id: provider,
  label: z.string(),
  state: z.enum(["answering", "failing", "suspended", "unknown", "off", "not_configured"]),
  /** Why an operator switched it off, and since when; null when it is on, or off by the settings. */
  switched_off: z.object({ reason: z.string(), since: z.string() }).nullable(),
  suspended_until: z.string().nullable(),
  /** Requests of the answering server process that wait for their turn at it. */
  line: z.int32(),
  /** Why its adapter should be checked, in English as in `npm run providers:report`. */
  suspicions: z.array(z.string()),
  /** Its newest runs, newest first, without person and question; the time is to the minute. */
  runs: z.array(
    z.object({
      at: z.string(),
      outcome: z.enum(outcomes),
      took_ms: z.int32(),
      vacancies: z.int32(),
      /** Listings of other places, and listings that could not be read. */
      dropped: z.int32(),
      skipped: z.int32(),
    }),
  ),
  /** Replies that could not be read, kept for a day; the time is to the hour. */
  replies: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      outcome: z.string(),
      status: z.int32(),
      content_type: z.string(),
      /** Without its query. */
      url: z.string(),
      /** In English. */
      cause: z.string(),
      length: z.int32(),
    }),
  ),
});

const paymentSchema = z.object({
  payment_intent: z.string(),
  paid_at: z.string().nullable(),
  package: z.string().nullable(),
  plan: z.enum(paidPlans).nullable(),
  amount_cents: z.int32().nullable(),
  currency: z.string().nullable(),
  granted: z.int32(),
  taken_back: z.int32(),
  owed: z.int32(),
  refunded_cents: z.int32(),
});

/**
 * The calls of the operator's page. `operator-looks`: the caller has the role, and gave a second factor in this session
 * in the last twelve hours; `operator-acts`: in the last ten minutes. Every other caller gets the answer of a call that
 * does not exist.
 */
export const operatorEndpoints = {
  getOperatorDesk: {
    ...operatorPaths.getOperatorDesk,
    session: "operator-looks",
    response: z.object({
      /** Until when the page may be read, and acts may be done, without the second factor again. */
      looks_until: z.string(),
      acts_until: z.string(),
      /** The last finished check of the ledger. */
      verdict: verdictSchema.nullable(),
      /** Where messages to us are sent; only those that were not sent yet are stored. */
      feedback_to: z.string(),
    }),
  },
  listOperatorPortals: {
    ...operatorPaths.listOperatorPortals,
    session: "operator-looks",
    response: z.object({ counted_at: z.string(), portals: z.array(portalSchema) }),
  },
  /** A kept reply as text; it is hostile. */
  getOffendingReply: {
    ...operatorPaths.getOffendingReply,
    session: "operator-looks",
    params: z.object({ reply_id: rowId }),
    response: z.object({ id: z.string(), body: z.string() }),
  },
  switchPortal: {
    ...operatorPaths.switchPortal,
    session: "operator-acts",
    body: z.strictObject({ provider, on: z.boolean(), reason }),
    response: z.object({ /** False when it was so before. */ changed: z.boolean() }),
  },
  resetPortal: {
    ...operatorPaths.resetPortal,
    session: "operator-acts",
    body: z.strictObject({ provider }),
    response: z.object({ /** False when it had no failures to forget. */ changed: z.boolean() }),
  },
  findPerson: {
    ...operatorPaths.findPerson,
    session: "operator-looks",
    body: personBody,
    response: z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      plan: z.enum(["free", "pro", "premium"]),
      /** Null for the free plan, and for one that an operator set. */
      plan_until: z.string().nullable(),
      created_at: z.string(),
      confirmed_at: z.string().nullable(),
      bonus: z.int32(),
      bought: z.int32(),
      held: z.int32(),
      open_sessions: z.int32(),
    }),
  },
  showPersonStatement: {
    ...operatorPaths.showPersonStatement,
    session: "operator-looks",
    body: personBody.extend({
      /** The `next` of the previous page. */
      before: z.int().min(1).max(integerMax).optional(),
    }),
    response: z.object({
      /** Newest first. Without the numbers of searches, which the person's device knows. */
      lines: z.array(
        z.object({
          id: z.string(),
          at: z.string(),
          reason: z.enum(historyReasons),
          provider: z.string().nullable(),
          /** The operator's reason of an adjustment. */
          words: z.string().nullable(),
          amount: z.int32(),
          balance: z.int32(),
        }),
      ),
      next: z.int32().nullable(),
    }),
  },
  showPersonPayments: {
    ...operatorPaths.showPersonPayments,
    session: "operator-looks",
    body: personBody,
    response: z.object({ payments: z.array(paymentSchema) }),
  },
  /** Everything paid that gave nothing, and events that could not be processed, each oldest first, at most 200. */
  listParkedPayments: {
    ...operatorPaths.listParkedPayments,
    session: "operator-looks",
    response: z.object({
      payments: z.array(
        paymentSchema
          .pick({
            payment_intent: true,
            paid_at: true,
            amount_cents: true,
            currency: true,
            refunded_cents: true,
          })
          .extend({
            link: z.string().nullable(),
            reference: z.string().nullable(),
            reason: z.string().nullable(),
          }),
      ),
      subscriptions: z.array(
        z.object({
          subscription: z.string(),
          at: z.string(),
          amount_cents: z.int32().nullable(),
          currency: z.string().nullable(),
          link: z.string().nullable(),
          reference: z.string().nullable(),
          reason: z.string().nullable(),
        }),
      ),
      events: z.array(
        z.object({ event: z.string(), type: z.string(), at: z.string(), reason: z.string().nullable() }),
      ),
    }),
  },
  assignPayment: {
    ...operatorPaths.assignPayment,
    session: "operator-acts",
    body: z.strictObject({
      payment_intent: paymentIntent,
      person,
      /** Needed where the payment does not say what was bought. */
      package: z.enum(anyPackageIds).optional(),
    }),
    response: z.object({ granted: z.int32() }),
  },
  closePayment: {
    ...operatorPaths.closePayment,
    session: "operator-acts",
    body: z.strictObject({ payment_intent: paymentIntent, reason }),
    response: success,
  },
  /** Messages to us that wait for the mail server, and those that it refused permanently, newest first, at most 100. */
  listUnsentFeedback: {
    ...operatorPaths.listUnsentFeedback,
    session: "operator-looks",
    response: z.object({
      messages: z.array(
        z.object({
          id: z.string(),
          at: z.string(),
          /** The address of the person, for the answer. */
          from: z.string(),
          /** As the e-mail says it, with the person's name. */
          text: z.string(),
          /** When the mail server refused it permanently; null while it is still tried. */
          given_up_at: z.string().nullable(),
        }),
      ),
    }),
  },
  /** Checks the whole ledger now; one check at a time in a server process. */
  verifyLedger: { ...operatorPaths.verifyLedger, session: "operator-acts", response: verdictSchema },
  listOperatorActs: {
    ...operatorPaths.listOperatorActs,
    session: "operator-looks",
    query: z.strictObject({
      /** The `next` of the previous page. */
      before: actPosition.optional(),
    }),
    response: z.object({
      /** Newest first. */
      acts: z.array(
        z.object({
          id: z.string(),
          at: z.string(),
          entrance: z.enum(["page", "command"]),
          /** The operator's name; the id of a deleted account; the system's user of a command. */
          who: z.string(),
          action: z.enum(operatorActions),
          /** The id of the person whom it was about; null once that account is deleted. */
          person_id: z.string().nullable(),
          /** The portal or payment that it was about. */
          subject: z.string().nullable(),
          note: z.string().nullable(),
        }),
      ),
      next: z.string().nullable(),
    }),
  },
} as const;
