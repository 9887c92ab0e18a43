/**
 * Method and path of every call, below `/api`. Without schemas, so that the web app can import it
 * without a validator; `endpoints.ts` adds the schemas.
 */
export const paths = {
  register: { method: "POST", path: "/register" },
  logIn: { method: "POST", path: "/login" },
  logOut: { method: "POST", path: "/logout" },
  confirmAccount: { method: "POST", path: "/confirm-account" },
  resendConfirmation: { method: "POST", path: "/resend-confirmation" },
  forgotPassword: { method: "POST", path: "/forgot-password" },
  resetPassword: { method: "POST", path: "/reset-password" },
  startGoogle: { method: "POST", path: "/auth/google/start" },
  finishGoogle: { method: "POST", path: "/auth/google/callback" },
  getAccount: { method: "GET", path: "/account" },
  renameAccount: { method: "PATCH", path: "/account" },
  deleteAccount: { method: "DELETE", path: "/account" },
  exportAccount: { method: "GET", path: "/account/export" },
  changePassword: { method: "POST", path: "/account/password" },
  listSessions: { method: "GET", path: "/account/sessions" },
  endOtherSessions: { method: "POST", path: "/account/sessions/end-others" },
  getTokens: { method: "GET", path: "/tokens" },
  refreshTokens: { method: "POST", path: "/tokens/refresh" },
  claimDaily: { method: "POST", path: "/tokens/claim-daily" },
  buyTokens: { method: "POST", path: "/tokens/buy" },
  listWaitingPayments: { method: "GET", path: "/tokens/waiting" },
  listHistory: { method: "GET", path: "/tokens/history" },
  listStatement: { method: "GET", path: "/tokens/statement" },
  getReferralLink: { method: "GET", path: "/referral/link" },
  processReferral: { method: "POST", path: "/referral/process" },
  sendFeedback: { method: "POST", path: "/feedback" },
  getJob: { method: "GET", path: "/jobs/:id" },
  getSharedJob: { method: "GET", path: "/shared-jobs/:id" },
  searchJobs: { method: "POST", path: "/jobs/search" },
  listLines: { method: "GET", path: "/jobs/lines" },
  recordSearchTerm: { method: "POST", path: "/search-terms" },
  listStates: { method: "GET", path: "/locations/states" },
  listMunicipalities: { method: "GET", path: "/locations/states/:uf/municipalities" },
  getSettings: { method: "GET", path: "/settings" },
  listProviders: { method: "GET", path: "/providers" },
} as const satisfies Record<string, { method: Method; path: `/${string}` }>;

type Method = "GET" | "POST" | "PATCH" | "DELETE";

export type EndpointName = keyof typeof paths;
