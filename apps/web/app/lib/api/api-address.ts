/** The base address of the API, as the server wrote it into the page; else `/api` on the page's own origin. */
export function apiAddress(): string {
  if (typeof document === "undefined") return "/api";
  return document.documentElement.dataset["api"] ?? "/api";
}
