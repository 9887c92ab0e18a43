import { cameInstead, explainMissing } from "./explain-missing.ts";
import { parseHtml, type HtmlScope } from "./html-page.ts";
import { leadsHome } from "./leads-home.ts";
import type { ProviderReply } from "./provider.ts";
import { refuseFailure } from "./refuse-failure.ts";
import { refuseOtherPage } from "./refuse-other-page.ts";

/**
 * Reads a reply that should be an HTML page. The fetcher has decoded the body by header,
 * meta or sniffing; an adapter never does.
 *
 * @throws {ProviderBlocked} {ProviderUnavailable} {ProviderChanged} as `refuseFailure`, and
 *   changed when what came is not HTML, or is the home page where a list was asked
 */
export function readHtmlReply(reply: ProviderReply): HtmlScope {
  refuseFailure(reply);
  if (!/<[a-z!]/i.test(reply.body)) throw explainMissing(reply, "HTML");
  // The vacancies of a home page answer no question. Of a vacancy's own page the adapter knows what it means.
  if (reply.request.card === undefined && leadsHome(reply))
    throw cameInstead({ kind: "home-page" }, reply, "what was asked");
  return parseHtml(reply.body);
}

/**
 * To be called for a page without cards: it is empty only if it says so itself, and is no other page, whose words
 * may sound alike.
 *
 * @param saysNothing whether the page carries the portal's own no-results mark
 * @throws {ProviderBlocked} {ProviderChanged} it does not
 */
export function requireNoResultsMark(reply: ProviderReply, saysNothing: boolean): void {
  if (!saysNothing) throw explainMissing(reply, "cards and no no-results mark");
  refuseOtherPage(reply, "cards");
}
