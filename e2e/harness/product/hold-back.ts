import type { Page, Route } from "playwright-core";

/**
 * Keeps back the answer to the next call, so that a journey sees what a person sees meanwhile.
 * @param path the call's, below /api
 * @returns a function that releases the answer: unchanged, or as one of the failures of servers
 */
export async function holdBack(
  page: Page,
  path: string,
): Promise<(how: keyof typeof answers) => Promise<void>> {
  const { promise: held, resolve } = Promise.withResolvers<Route>();
  await page.route(`**/api${path}`, (route) => resolve(route), { times: 1 });
  return async (how) => await answers[how](await held);
}

const answers = {
  "as it is": (route: Route) => route.fallback(),
  /** An error without a sentence. */
  empty: (route: Route) => route.fulfill({ status: 500, contentType: "application/json", body: "" }),
  /** The page of a proxy whose server is down. */
  html: (route: Route) =>
    route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
  /** The connection breaks. */
  nothing: (route: Route) => route.abort(),
};
