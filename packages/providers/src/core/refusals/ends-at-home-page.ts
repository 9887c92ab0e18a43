import type { ProviderReply } from "../provider.ts";

/**
 * @returns true when a redirect ended at a portal's first page though another page was asked: the vacancies
 *   on a first page are no answer to a query
 */
export function endsAtHomePage({ request, url }: Pick<ProviderReply, "request" | "url">): boolean {
  const [asked, answered] = [URL.parse(request.url), URL.parse(url)];
  return answered !== null && isHome(answered) && asked !== null && !isHome(asked);
}

/** A first page with parameters may be a search, so it does not count as the first page. */
function isHome({ pathname, search }: URL): boolean {
  return (
    search === "" && /^\/(?:(?:index|default|home|inicio)(?:\.[a-z]{2,5})?|pt|br|pt-br)?\/?$/i.test(pathname)
  );
}
