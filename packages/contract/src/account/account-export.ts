import { z } from "zod";
import { historyReasons } from "../fichas/history.ts";
import { operatorActions } from "../operator-actions.ts";
import { secondFactorKinds } from "./second-factor-kinds.ts";
import { savedStatuses } from "../saved/saved-statuses.ts";
import { sessionMethods } from "./session-methods.ts";

/** "Baixar meus dados": all stored data about one person, without secrets. Instants are ISO. */
export const accountExportSchema = z.object({
  exported_at: z.string(),
  account: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    plan: z.string(),
    created_at: z.string(),
    confirmed_at: z.string().nullable(),
    has_password: z.boolean(),
    referral_link: z.string(),
    /** Since when the person has the role of an operator; null without it. */
    operator_since: z.string().nullable(),
  }),
  /** Accounts of other services (Google) with which the person signs in. */
  identities: z.array(z.object({ issuer: z.string(), subject: z.string(), linked_at: z.string() })),
  sessions: z.array(
    z.object({
      device: z.string(),
      method: z.enum(sessionMethods),
      started_at: z.string(),
      ends_at: z.string(),
      ended_at: z.string().nullable(),
      /** When it last showed a second factor, and when it last proved the password again. */
      second_factor_at: z.string().nullable(),
      password_at: z.string().nullable(),
    }),
  ),
  /** Oldest first, without their secrets. */
  second_factors: z.array(
    z.object({
      kind: z.enum(secondFactorKinds),
      name: z.string(),
      added_at: z.string(),
      last_used_at: z.string().nullable(),
    }),
  ),
  /** Without the codes, of which only hashes are stored. */
  recovery_codes: z.array(z.object({ made_at: z.string(), used_at: z.string().nullable() })),
  /** Log-ins and changes of the last minutes that wait for a second factor. */
  second_factors_awaited: z.array(z.object({ purpose: z.string(), works_until: z.string() })),
  credits: z.object({
    balance: z.int32(),
    /** Oldest first, whole. */
    history: z.array(
      z.object({
        at: z.string(),
        reason: z.enum(historyReasons),
        provider: z.string().nullable(),
        /** A random number, the same for all lines of one search. */
        search: z.string().nullable(),
        /** What an operator wrote beside an adjustment. */
        note: z.string().nullable(),
        amount: z.int32(),
        balance: z.int32(),
      }),
    ),
  }),
  referrals: z.object({
    /** When this person named the one who invited them; the other person is not named. */
    brought_by_somebody_at: z.string().nullable(),
    /** Invited friends, without their names. */
    friends: z.array(z.object({ at: z.string(), credits: z.int32() })),
  }),
  /** Payments, oldest first. `code` is Stripe's. */
  payments: z.array(
    z.object({
      code: z.string(),
      checkout: z.string().nullable(),
      package: z.string().nullable(),
      plan: z.string().nullable(),
      amount_cents: z.int32().nullable(),
      currency: z.string().nullable(),
      first_heard_at: z.string(),
      paid_at: z.string().nullable(),
      refunded_cents: z.int32(),
      fichas_granted: z.int32(),
      /** Fichas taken back because the money was returned, and those owed because they were already spent. */
      fichas_taken: z.int32(),
      fichas_owed: z.int32(),
      /** Single refunds and disputes. */
      reversals: z.array(
        z.object({ kind: z.string(), amount_cents: z.int32(), state: z.string(), told_at: z.string() }),
      ),
      /** Stripe's events about the payment. */
      events: z.array(z.object({ type: z.string(), at: z.string() })),
    }),
  ),
  /** Started checkouts; `payment` is the code of the payment that followed. */
  purchases_begun: z.array(z.object({ package: z.string(), at: z.string(), payment: z.string().nullable() })),
  /** Subscriptions to plans; codes are Stripe's. */
  subscriptions: z.array(
    z.object({
      code: z.string(),
      checkout: z.string().nullable(),
      plan: z.string().nullable(),
      amount_cents: z.int32().nullable(),
      currency: z.string().nullable(),
      first_heard_at: z.string(),
      status: z.string().nullable(),
      cancels_at: z.string().nullable(),
      ended_at: z.string().nullable(),
      invoices: z.array(
        z.object({
          code: z.string(),
          payment: z.string().nullable(),
          amount_cents: z.int32().nullable(),
          paid_at: z.string().nullable(),
          failed_at: z.string().nullable(),
          until: z.string().nullable(),
        }),
      ),
      events: z.array(z.object({ type: z.string(), at: z.string() })),
    }),
  ),
  /** The paid periods of plans; `code` is that of the payment or subscription. */
  plans: z.array(
    z.object({
      code: z.string(),
      plan: z.string(),
      from: z.string(),
      until: z.string(),
      renews: z.boolean(),
    }),
  ),
  /** Requests that may be repeated without paying again, for a day: the device's key, and the answer. */
  search_requests: z.array(
    z.object({ key: z.string(), provider: z.string(), at: z.string(), outcome: z.string().nullable() }),
  ),
  /** Vacancies that the person opened or hid, oldest first; `vacancy` is the end of its address here, `/v/{vacancy}`. */
  marks: z.array(z.object({ vacancy: z.string(), seen_at: z.string(), hidden_at: z.string().nullable() })),
  /** Saved vacancies, oldest first; also those removed in the last day. */
  saved_vacancies: z.array(
    z.object({
      vacancy: z.string(),
      title: z.string(),
      company: z.string().nullable(),
      /** The address of the posting at its portal. */
      url: z.string(),
      /** Addresses of the same vacancy at other portals. */
      also_at: z.array(z.string()),
      status: z.enum(savedStatuses),
      status_at: z.string(),
      note: z.string(),
      next_step: z.string(),
      next_step_on: z.string().nullable(),
      saved_at: z.string(),
      removed_at: z.string().nullable(),
    }),
  ),
  /** Lists of vacancies that the person shared and that are still public; their links are stored as codes only. */
  shared_lists: z.array(
    z.object({
      shared_at: z.string(),
      expires_at: z.string(),
      vacancies: z.array(z.object({ vacancy: z.string(), title: z.string(), url: z.string() })),
    }),
  ),
  /** Links sent by e-mail, without their secrets. */
  links: z.array(
    z.object({
      purpose: z.string(),
      sent_at: z.string(),
      works_until: z.string(),
      used_at: z.string().nullable(),
    }),
  ),
  /** Sign-ups with this address that are unconfirmed or came after the account; their authors are unknown. */
  sign_ups: z.array(z.object({ at: z.string() })),
  /** When an operator looked at the account's data or changed it, and what it was, in the last year; oldest first. */
  operator_acts: z.array(z.object({ at: z.string(), action: z.enum(operatorActions) })),
  /** Explanations, for the person, of the data that is stored as a code only. */
  codes: z.array(z.string()),
  /** Messages to the person, and from the person to us, that are still stored. `text`: what the person wrote to us. */
  emails: z.array(
    z.object({
      subject: z.string(),
      text: z.string().nullable(),
      created_at: z.string(),
      sent_at: z.string().nullable(),
    }),
  ),
});

export type AccountExport = z.infer<typeof accountExportSchema>;
