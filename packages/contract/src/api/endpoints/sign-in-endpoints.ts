import { z } from "zod";
import { confirmationSchema, signedInSchema } from "../answers.ts";
import { message, success, type Endpoint } from "./endpoint.ts";
import { browserKey, email, name, password, referId, secretToken } from "../fields.ts";
import { paths, type ListedEndpointName } from "../paths.ts";
import { finishLogInBody, logInResponse, orSecondFactor } from "../../account/second-factors.ts";

/** Signing up and signing in, with what a person does before a session is open, and ending it. */
export const signInEndpoints = {
  register: {
    ...paths.register,
    session: "none",
    body: z.strictObject({
      name,
      email,
      password,
      refer_id: referId.optional(),
      browser_key: browserKey.optional(),
    }),
    response: message,
  },
  /** Of a person with a second factor, the right password opens no session: the answer asks for the second factor. */
  logIn: {
    ...paths.logIn,
    session: "none",
    body: z.strictObject({ email, password }),
    response: logInResponse,
  },
  /**
   * Opens the session that `logIn` or `finishGoogle` did not open yet. After five wrong tries, or
   * `secondFactorMinutes`, the handle is refused (`second_factor_expired`). A code works once.
   */
  finishLogIn: {
    ...paths.finishLogIn,
    session: "none",
    body: finishLogInBody,
    response: signedInSchema,
  },
  logOut: { ...paths.logOut, session: "required", response: success },
  /**
   * `browser_key`: the secret that this browser kept from its sign-up, null when it has none. It, or `password`,
   * proves that the sign-up is the caller's own; a caller with null and without a password is asked for one
   * (`sign_up_password_needed`, the link stays valid). Without the field, a single sign-up counts as the
   * caller's; of several none does, and the account opens without a password.
   */
  confirmAccount: {
    ...paths.confirmAccount,
    session: "none",
    body: z.strictObject({
      token: secretToken,
      browser_key: browserKey.nullish(),
      password: password.optional(),
    }),
    response: confirmationSchema,
  },
  resendConfirmation: {
    ...paths.resendConfirmation,
    session: "none",
    body: z.strictObject({ email }),
    response: message,
  },
  forgotPassword: {
    ...paths.forgotPassword,
    session: "none",
    body: z.strictObject({ email }),
    response: message,
  },
  resetPassword: {
    ...paths.resetPassword,
    session: "none",
    /** `browser_key`: as in `confirmAccount`, for an account that this call opens. */
    body: z.strictObject({
      token: secretToken,
      password,
      browser_key: browserKey.nullish(),
    }),
    response: success,
  },
  /** Says before a password is chosen whether a link to a new one is good; the link stays as it was. */
  checkResetLink: {
    ...paths.checkResetLink,
    session: "none",
    body: z.strictObject({ token: secretToken }),
    response: success,
  },
  /** Begins a sign-in with Google; the browser is redirected to the address in the answer. */
  startGoogle: {
    ...paths.startGoogle,
    session: "none",
    body: z.strictObject({ refer_id: referId.optional() }),
    response: z.object({ authorization_url: z.string() }),
  },
  finishGoogle: {
    ...paths.finishGoogle,
    session: "none",
    body: z.strictObject({
      code: z.string().min(1).max(2000),
      state: z.string().min(1).max(500),
      /** RFC 9207; Google sends it. */
      iss: z.string().max(500).optional(),
      /** Accepted for older clients; the referral inside `state` decides. */
      refer_id: referId.optional(),
    }),
    response: orSecondFactor(
      signedInSchema.extend({
        /** True when this sign-in created the account. */
        created: z.boolean(),
        /** Fichas for a new, confirmed e-mail; 0 otherwise. */
        bonus_added: z.int32(),
        referred: z.boolean(),
      }),
    ),
  },
} as const satisfies Partial<Record<ListedEndpointName, Endpoint>>;
