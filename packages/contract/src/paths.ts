/**
 * Method and path of every call, below `/api`. Free of schemas, so the web app can
 * import it without carrying a validator; `endpoints.ts` adds the shapes.
 */
export const paths = {
  register: { method: "POST", path: "/register" },
  logIn: { method: "POST", path: "/login" },
  logOut: { method: "POST", path: "/logout" },
  confirmAccount: { method: "POST", path: "/confirm-account" },
  resendConfirmation: { method: "POST", path: "/resend-confirmation" },
  getTokens: { method: "GET", path: "/tokens" },
  refreshTokens: { method: "POST", path: "/tokens/refresh" },
  claimDaily: { method: "POST", path: "/tokens/claim-daily" },
  searchJobs: { method: "POST", path: "/jobs/search" },
  listStates: { method: "GET", path: "/locations/states" },
  listMunicipalities: { method: "GET", path: "/locations/states/:uf/municipalities" },
  getSettings: { method: "GET", path: "/settings" },
} as const satisfies Record<string, { method: "GET" | "POST"; path: `/${string}` }>;

export type EndpointName = keyof typeof paths;
