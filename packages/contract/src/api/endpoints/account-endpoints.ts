import { z } from "zod";
import { accountExportSchema } from "../../account/account-export.ts";
import { userSchema } from "../answers.ts";
import { success, type Endpoint } from "./endpoint.ts";
import { name, password } from "../fields.ts";
import { paths, type ListedEndpointName } from "../paths.ts";
import { paidPlans } from "../../fichas/plans.ts";
import { sessionMethods } from "../../account/session-methods.ts";

/** What a person does with the own account. */
export const accountEndpoints = {
  getAccount: {
    ...paths.getAccount,
    session: "required",
    response: z.object({
      user: userSchema,
      /**
       * ISO instant until which the plan is paid, or was, where the person has no plan but an `unpaid_plan`; null on the
       * free plan and where no end is set.
       */
      plan_until: z.string().nullable(),
      /** True while the next term is, or may be, paid automatically. */
      plan_renews: z.boolean(),
      /** True when that payment was tried and failed, or did not come in time. */
      plan_payment_failed: z.boolean(),
      /** A subscription of another plan that goes on being charged, and when; null where there is none. */
      other_plan: z.object({ plan: z.enum(paidPlans), renews_at: z.string() }).nullable(),
      /** The plan of a subscription that is over here because its next term was not paid, and that Stripe may still charge. */
      unpaid_plan: z.enum(paidPlans).nullable(),
      created_at: z.string(),
      /** False for an account that signs in with Google only. */
      has_password: z.boolean(),
      google_linked: z.boolean(),
      /** True while this person may still name the one who invited them. */
      referral_open: z.boolean(),
    }),
  },
  renameAccount: {
    ...paths.renameAccount,
    session: "required",
    body: z.strictObject({ name }),
    response: z.object({ user: userSchema }),
  },
  /**
   * Needs the password, or, from an account without one, a Google sign-in of the last minutes; of a person with a second
   * factor, also that (`second_factor_needed`), as do `exportAccount` and `changePassword`.
   */
  deleteAccount: {
    ...paths.deleteAccount,
    session: "required",
    body: z.strictObject({ password: password.optional() }),
    response: success,
  },
  /** All stored data about the person, as JSON for download. */
  exportAccount: { ...paths.exportAccount, session: "required", response: accountExportSchema },
  /**
   * Ends every other session. An account without a password needs no `current_password`, but a log-in of the last
   * `freshSecondFactorMinutes` (`fresh_login_needed`).
   */
  changePassword: {
    ...paths.changePassword,
    session: "required",
    body: z.strictObject({
      current_password: password.optional(),
      new_password: password,
    }),
    response: success,
  },
  listSessions: {
    ...paths.listSessions,
    session: "required",
    response: z.object({
      sessions: z.array(
        z.object({
          /** "Chrome no Android"; empty when the browser did not say. */
          device: z.string(),
          started_at: z.string(),
          method: z.enum(sessionMethods),
          current: z.boolean(),
        }),
      ),
    }),
  },
  endOtherSessions: {
    ...paths.endOtherSessions,
    session: "required",
    response: z.object({ ended: z.int32() }),
  },
} as const satisfies Partial<Record<ListedEndpointName, Endpoint>>;
