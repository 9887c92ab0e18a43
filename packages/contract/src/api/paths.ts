import type { OperatorEndpointName } from "./operator-paths.ts";

/**
 * Method and path of every call but the operator's (`operator-paths.ts`), below `/api`. Without schemas, so that the web app can import it
 * without a validator; `endpoints/` adds the schemas.
 */
export const paths = {
  register: { method: "POST", path: "/register" },
  logIn: { method: "POST", path: "/login" },
  finishLogIn: { method: "POST", path: "/login/second-factor" },
  logOut: { method: "POST", path: "/logout" },
  confirmAccount: { method: "POST", path: "/confirm-account" },
  resendConfirmation: { method: "POST", path: "/resend-confirmation" },
  forgotPassword: { method: "POST", path: "/forgot-password" },
  resetPassword: { method: "POST", path: "/reset-password" },
  checkResetLink: { method: "POST", path: "/reset-password/check" },
  startGoogle: { method: "POST", path: "/auth/google/start" },
  finishGoogle: { method: "POST", path: "/auth/google/callback" },
  getAccount: { method: "GET", path: "/account" },
  renameAccount: { method: "PATCH", path: "/account" },
  deleteAccount: { method: "DELETE", path: "/account" },
  exportAccount: { method: "GET", path: "/account/export" },
  changePassword: { method: "POST", path: "/account/password" },
  listSessions: { method: "GET", path: "/account/sessions" },
  endOtherSessions: { method: "POST", path: "/account/sessions/end-others" },
  listSecondFactors: { method: "GET", path: "/account/second-factors" },
  startTotp: { method: "POST", path: "/account/second-factors/totp" },
  finishTotp: { method: "POST", path: "/account/second-factors/totp/finish" },
  startPasskey: { method: "POST", path: "/account/second-factors/passkey" },
  finishPasskey: { method: "POST", path: "/account/second-factors/passkey/finish" },
  renameSecondFactor: { method: "PATCH", path: "/account/second-factors/:id" },
  removeSecondFactor: { method: "DELETE", path: "/account/second-factors/:id" },
  replaceRecoveryCodes: { method: "POST", path: "/account/recovery-codes" },
  startConfirmation: { method: "POST", path: "/account/confirmation" },
  confirmSession: { method: "POST", path: "/account/confirmation/finish" },
  getTokens: { method: "GET", path: "/tokens" },
  refreshTokens: { method: "POST", path: "/tokens/refresh" },
  claimDaily: { method: "POST", path: "/tokens/claim-daily" },
  buyTokens: { method: "POST", path: "/tokens/buy" },
  listWaitingPayments: { method: "GET", path: "/tokens/waiting" },
  listHistory: { method: "GET", path: "/tokens/history" },
  listStatement: { method: "GET", path: "/tokens/statement" },
  getReferralLink: { method: "GET", path: "/referral/link" },
  getReferral: { method: "GET", path: "/referral/by/:refer_id" },
  processReferral: { method: "POST", path: "/referral/process" },
  sendFeedback: { method: "POST", path: "/feedback" },
  reportCrash: { method: "POST", path: "/crashes" },
  getJob: { method: "GET", path: "/jobs/:id" },
  getSharedJob: { method: "GET", path: "/shared-jobs/:id" },
  searchJobs: { method: "POST", path: "/jobs/search" },
  listLines: { method: "GET", path: "/jobs/lines" },
  listMarks: { method: "GET", path: "/marks" },
  setMarks: { method: "POST", path: "/marks" },
  listSavedVacancies: { method: "GET", path: "/saved-vacancies" },
  saveVacancy: { method: "POST", path: "/saved-vacancies" },
  getSavedVacancy: { method: "GET", path: "/saved-vacancies/:id" },
  changeSavedVacancy: { method: "PATCH", path: "/saved-vacancies/:id" },
  removeSavedVacancy: { method: "DELETE", path: "/saved-vacancies/:id" },
  shareList: { method: "POST", path: "/shared-lists" },
  listSharedLists: { method: "GET", path: "/shared-lists" },
  endSharedList: { method: "DELETE", path: "/shared-lists/:handle" },
  getSharedList: { method: "GET", path: "/shared-lists/:id" },
  recordSearchTerm: { method: "POST", path: "/search-terms" },
  listStates: { method: "GET", path: "/locations/states" },
  listMunicipalities: { method: "GET", path: "/locations/states/:uf/municipalities" },
  getSettings: { method: "GET", path: "/settings" },
  listProviders: { method: "GET", path: "/providers" },
  listExpectations: { method: "GET", path: "/providers/expectations" },
} as const satisfies Record<string, { method: Method; path: `/${string}` }>;

type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** A call that every script of the web app may name. */
export type ListedEndpointName = keyof typeof paths;

export type EndpointName = ListedEndpointName | OperatorEndpointName;
