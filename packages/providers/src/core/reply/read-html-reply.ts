import { otherPageError, explainMissing } from "../refusals/explain-missing.ts";
import { parseHtml, type HtmlScope } from "../html/html-page.ts";
import { endsAtHomePage } from "../refusals/ends-at-home-page.ts";
import type { ProviderReply } from "../provider.ts";
import { refuseFailure } from "../refusals/refuse-failure.ts";
import { refuseOtherPage } from "../refusals/refuse-other-page.ts";

/**
 * Reads a reply that should be an HTML page. The fetcher has already decoded the body by its header,
 * meta element or content; an adapter never decodes.
 *
 * @throws {ProviderBlocked} {ProviderUnavailable} {ProviderChanged} as `refuseFailure`, and
 *   changed when the body is not HTML, or is the home page where a list was asked
 */
export function readHtmlReply(reply: ProviderReply): HtmlScope {
  refuseFailure(reply);
  if (!/<[a-z!]/i.test(reply.body)) throw explainMissing(reply, "HTML");
  // The vacancies of a home page are no answer. For details the adapter decides what a redirect to it means.
  if (reply.request.card === undefined && endsAtHomePage(reply))
    throw otherPageError({ kind: "home-page" }, reply, "what was asked");
  return parseHtml(reply.body);
}

/**
 * Call it for a page without cards: the page is empty only if it has the portal's own no-results mark and is not
 * another page with similar words.
 *
 * @param saysNothing whether the page carries the portal's own no-results mark
 * @throws {ProviderBlocked} {ProviderChanged} it is not
 */
export function requireNoResultsMark(reply: ProviderReply, saysNothing: boolean): void {
  if (!saysNothing) throw explainMissing(reply, "cards and no no-results mark");
  refuseOtherPage(reply, "cards");
}
