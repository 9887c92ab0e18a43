/** What stands before the API's paths: what the server wrote into the page, else `/api` on the page's own origin. */
export function apiAddress(): string {
  if (typeof document === "undefined") return "/api";
  return document.documentElement.dataset["api"] ?? "/api";
}
