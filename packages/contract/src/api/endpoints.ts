import { z } from "zod";
import { accountExportSchema } from "../account/account-export.ts";
import {
  confirmationSchema,
  expectationSchema,
  historyEntrySchema,
  keptJobSchema,
  providerGroupSchema,
  providerStateSchema,
  sharedJobSchema,
  signedInSchema,
  statementLineSchema,
  tokensSchema,
  userSchema,
} from "./answers.ts";
import {
  browserKey,
  city,
  email,
  feedback,
  name,
  newPassword,
  referId,
  searchId,
  secretToken,
  state,
} from "./fields.ts";
import {
  crashPlacesMax,
  historyPageSize,
  historyPageSizeMax,
  integerMax,
  keywordsMaxLength,
} from "../limits.ts";
import { operatorEndpoints } from "./operator-endpoints.ts";
import { anyPackageIds, packageIds } from "../fichas/packages.ts";
import { paymentMethods } from "../fichas/payment-methods.ts";
import { passwordMaxLength } from "../account/password.ts";
import { paths, type EndpointName } from "./paths.ts";
import {
  endSharedListParams,
  marksBody,
  marksSchema,
  ownSharedListSchema,
  savedVacancyChanges,
  savedVacancyParams,
  savedVacancySchema,
  savedVacancyTextSchema,
  saveVacancyBody,
  sharedListSchema,
  shareListBody,
} from "../saved/saved-vacancies.ts";
import {
  addedFactorSchema,
  confirmationQuestionSchema,
  confirmSessionBody,
  finishLogInBody,
  finishPasskeyBody,
  finishTotpBody,
  logInResponse,
  orSecondFactor,
  renameSecondFactorBody,
  secondFactorParams,
  secondFactorSchema,
  secondFactorsSchema,
  startPasskeyResponse,
  startTotpResponse,
} from "../account/second-factors.ts";
import { sessionMethods } from "../account/session-methods.ts";

const success = z.object({ success: z.literal(true) });
const message = z.object({ message: z.string() });

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

const historyQuery = z.strictObject({
  /** The `next` of the previous page. */
  before: z.coerce.number().int().min(1).max(integerMax).optional(),
  limit: z.coerce.number().int().min(1).max(historyPageSizeMax).default(historyPageSize),
});

type Endpoint = {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  path: string;
  /** `required`: the call needs a bearer token; for the operator's, see `operatorEndpoints`. */
  session: "none" | "required" | "operator-looks" | "operator-acts";
  body?: z.ZodType;
  params?: z.ZodType;
  query?: z.ZodType;
  /** A call with an `Idempotency-Key` header (8 to 100 letters, digits, hyphens, underscores) takes effect once. */
  takesKey?: true;
  response: z.ZodType;
};

const planOfferSchema = z.object({
  price_cents: z.int32(),
  months: z.int32(),
  /** True for a subscription: the next term is paid automatically until it is cancelled. */
  renews: z.boolean(),
  methods: z.array(z.enum(paymentMethods)),
});

/** Every call of the API with its schemas: the server validates with them, the web app derives its types from them. */
export const endpoints = {
  register: {
    ...paths.register,
    session: "none",
    body: z.strictObject({
      name,
      email,
      password: newPassword,
      refer_id: referId.optional(),
      browser_key: browserKey.optional(),
    }),
    response: message,
  },
  /** Of a person with a second factor, the right password opens no session: the answer asks for the second factor. */
  logIn: {
    ...paths.logIn,
    session: "none",
    body: z.strictObject({ email, password: z.string().min(1).max(passwordMaxLength) }),
    response: logInResponse,
  },
  /**
   * Opens the session that `logIn` or `finishGoogle` did not open yet. After five wrong tries, or
   * `secondFactorMinutes`, the handle is worth nothing (`second_factor_expired`). A code works once.
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
      password: z.string().min(1).max(passwordMaxLength).optional(),
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
      password: newPassword,
      browser_key: browserKey.nullish(),
    }),
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
  getAccount: {
    ...paths.getAccount,
    session: "required",
    response: z.object({
      user: userSchema,
      /** ISO instant until which the plan is paid; null on the free plan and where no end is set. */
      plan_until: z.string().nullable(),
      /** True while the next term will be paid automatically. */
      plan_renews: z.boolean(),
      /** True when that payment was tried and failed. */
      plan_payment_failed: z.boolean(),
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
    body: z.strictObject({ password: z.string().min(1).max(passwordMaxLength).optional() }),
    response: success,
  },
  /** All stored data about the person, as JSON for download. */
  exportAccount: { ...paths.exportAccount, session: "required", response: accountExportSchema },
  /** Ends every other session. An account without a password needs no `current_password`. */
  changePassword: {
    ...paths.changePassword,
    session: "required",
    body: z.strictObject({
      current_password: z.string().min(1).max(passwordMaxLength).optional(),
      new_password: newPassword,
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
  listSecondFactors: { ...paths.listSecondFactors, session: "required", response: secondFactorsSchema },
  /**
   * Begins to add an app. Like every change of second factors it needs a proof of the last
   * `freshSecondFactorMinutes`: `second_factor_needed`; of a person without one, `password_needed` or, without a
   * password, `fresh_login_needed`.
   */
  startTotp: { ...paths.startTotp, session: "required", response: startTotpResponse },
  /** Adds the app when it shows the right code. Five wrong ones end the handle. */
  finishTotp: {
    ...paths.finishTotp,
    session: "required",
    body: finishTotpBody,
    response: addedFactorSchema,
  },
  startPasskey: { ...paths.startPasskey, session: "required", response: startPasskeyResponse },
  finishPasskey: {
    ...paths.finishPasskey,
    session: "required",
    body: finishPasskeyBody,
    response: addedFactorSchema,
  },
  /** Needs no proof: a name protects nothing. */
  renameSecondFactor: {
    ...paths.renameSecondFactor,
    session: "required",
    params: secondFactorParams,
    body: renameSecondFactorBody,
    response: secondFactorSchema,
  },
  /** With the last second factor go the recovery codes: the account has one factor again. */
  removeSecondFactor: {
    ...paths.removeSecondFactor,
    session: "required",
    params: secondFactorParams,
    response: success,
  },
  /** Makes new recovery codes, shown this once; the older ones stop working. */
  replaceRecoveryCodes: {
    ...paths.replaceRecoveryCodes,
    session: "required",
    response: z.object({ recovery_codes: z.array(z.string()) }),
  },
  /** What a person with a second factor has to show again; without one, `second_factor_not_found`. */
  startConfirmation: {
    ...paths.startConfirmation,
    session: "required",
    response: confirmationQuestionSchema,
  },
  /**
   * Proves again that the person of the session is there. For `freshSecondFactorMinutes`, this session may change the
   * password and the second factors, delete the account and download its data.
   */
  confirmSession: {
    ...paths.confirmSession,
    session: "required",
    body: confirmSessionBody,
    response: z.object({ confirmed_until: z.string() }),
  },
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
  /** For a person who signed up without the link, in the first days. `bonus_added`: fichas given by this call. */
  processReferral: {
    ...paths.processReferral,
    session: "required",
    body: z.strictObject({ refer_id: referId }),
    response: z.object({ success: z.literal(true), bonus_added: z.int32() }),
  },
  /**
   * Sends a person's opinion by e-mail to the support; it is not stored after it was sent. A message that comes again
   * with the same `Idempotency-Key` is sent once.
   */
  sendFeedback: {
    ...paths.sendFeedback,
    session: "required",
    takesKey: true,
    body: z.strictObject({ message: feedback }),
    response: success,
  },
  /**
   * The web app stopped in a browser. The server writes it to its log and nowhere else: which screen, which kind of
   * error, and the places in our scripts (`assets/profile-a1b2.js:1:2345`); no message, no address, no person.
   * `request_id` is the support code that the person sees.
   */
  reportCrash: {
    ...paths.reportCrash,
    session: "none",
    body: z.strictObject({
      screen: z.string().regex(/^[\w/.-]{1,100}$/),
      error: z.string().regex(/^\w{1,60}$/),
      places: z.array(z.string().regex(/^assets\/[\w.-]{1,100}:\d{1,7}:\d{1,7}$/)).max(crashPlacesMax),
    }),
    response: z.object({ request_id: z.string() }),
  },
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
  /** The postings that this person has seen, hidden and saved: ids only. */
  listMarks: { ...paths.listMarks, session: "required", response: marksSchema },
  /** Hiding a posting marks it as seen too. Marks of unknown postings are kept: they say nothing about them. */
  setMarks: { ...paths.setMarks, session: "required", body: marksBody, response: success },
  /** Newest first by `saved_at`. */
  listSavedVacancies: {
    ...paths.listSavedVacancies,
    session: "required",
    response: z.object({ vacancies: z.array(savedVacancySchema) }),
  },
  /**
   * Saves a posting that a search found in the last days (`job_not_found` otherwise) and keeps what it says now. A
   * saved one is answered unchanged; one that was removed within a day comes back with its note. At most
   * `savedVacanciesMax` (`saved_full`).
   */
  saveVacancy: {
    ...paths.saveVacancy,
    session: "required",
    body: saveVacancyBody,
    response: savedVacancySchema,
  },
  getSavedVacancy: {
    ...paths.getSavedVacancy,
    session: "required",
    params: savedVacancyParams,
    response: savedVacancyTextSchema,
  },
  /** Another status starts a new `status_at`. An id that is not saved is `saved_not_found`. */
  changeSavedVacancy: {
    ...paths.changeSavedVacancy,
    session: "required",
    params: savedVacancyParams,
    body: savedVacancyChanges,
    response: savedVacancySchema,
  },
  /** Removes at once for the person; the row is deleted after a day, until then `saveVacancy` brings it back. */
  removeSavedVacancy: {
    ...paths.removeSavedVacancy,
    session: "required",
    params: savedVacancyParams,
    response: success,
  },
  /** Makes a public page of postings, of which at least one must be kept (`job_not_found`); the others are left out. */
  shareList: {
    ...paths.shareList,
    session: "required",
    body: shareListBody,
    response: z.object({
      /** 128 random bits, base64url: who has it may read the list. */
      id: z.string(),
      expires_at: z.string(),
    }),
  },
  /** The lists that the person shared and that can still be opened, the newest first. */
  listSharedLists: {
    ...paths.listSharedLists,
    session: "required",
    response: z.object({ lists: z.array(ownSharedListSchema) }),
  },
  /** Deletes a list of the person; its link is worth nothing at once. Any other handle is `shared_list_not_found`. */
  endSharedList: {
    ...paths.endSharedList,
    session: "required",
    params: endSharedListParams,
    response: success,
  },
  /** A list that was shared in the last `sharedListKeptDays`; every other id is `shared_list_not_found`. */
  getSharedList: {
    ...paths.getSharedList,
    session: "none",
    params: z.object({ id: z.string().regex(/^[\w-]{22}$/) }),
    response: sharedListSchema,
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
  listStates: {
    ...paths.listStates,
    session: "none",
    response: z.array(z.object({ id: z.int32(), sigla: z.string(), nome: z.string() })),
  },
  listMunicipalities: {
    ...paths.listMunicipalities,
    session: "none",
    params: z.object({ uf: z.string().trim().toUpperCase().length(2) }),
    response: z.array(z.object({ id: z.int32(), nome: z.string() })),
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
  /** Data of this installation that the interface needs before a person logs in. */
  getSettings: {
    ...paths.getSettings,
    session: "none",
    response: z.object({
      /** All providers, in catalogue order. */
      providers: z.array(
        z.object({
          id: z.string(),
          label: z.string(),
          description: z.string(),
          /** False where it cannot be asked; `hindrance` gives the reason. */
          configured: z.boolean(),
          /** Switched off in this installation, or without the key that it needs. */
          hindrance: z.enum(["off", "not_configured"]).nullable(),
        }),
      ),
      /** The providers that are selected by default; empty: the first of the list. */
      first_providers: z.array(z.string()),
      bonuses: z.object({
        daily: z.int32(),
        email_confirmation: z.int32(),
        referral_user: z.int32(),
        referral_friend: z.int32(),
      }),
      /** Data for signing in with Google; null where it is not offered. */
      google: z.object({ client_id: z.string(), script_url: z.string() }).nullable(),
      /** Checkout address of each package; null while the operator has not set the link. */
      checkout: z.record(z.enum(packageIds), z.string().nullable()),
      /** How each package can be paid; empty where it is not sold. */
      checkout_methods: z.record(z.enum(packageIds), z.array(z.enum(paymentMethods))),
      /** Checkout address of each plan; null where it is not sold. */
      plan_checkout: z.object({ pro: z.string().nullable(), premium: z.string().nullable() }),
      /** The price of a plan, how long one payment lasts, and how it can be paid; null where it is not sold. */
      plan_offers: z.object({ pro: planOfferSchema.nullable(), premium: planOfferSchema.nullable() }),
      /** Where a person changes or cancels a subscription; null where the person asks for it by e-mail. */
      plan_portal_url: z.string().nullable(),
      /** Third parties that are stand-ins; empty in production. */
      stand_ins: z.array(z.string()),
      /** Page of the stand-in mailbox, where the confirmation message arrives. */
      mailbox_url: z.string().nullable(),
    }),
  },
  ...operatorEndpoints,
} as const satisfies Record<EndpointName, Endpoint>;

export type Endpoints = typeof endpoints;

/** The body that the caller sends, before defaults. */
export type BodyOf<N extends EndpointName> = Endpoints[N] extends { body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined;

/** The query parameters that the caller sends. */
export type QueryOf<N extends EndpointName> = Endpoints[N] extends { query: infer Q extends z.ZodType }
  ? z.input<Q>
  : undefined;

/** The answer that the caller receives. */
export type ResponseOf<N extends EndpointName> = z.output<Endpoints[N]["response"]>;
