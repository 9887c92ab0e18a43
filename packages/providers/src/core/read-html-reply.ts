import { parseHtml, type HtmlScope } from "./html-page.ts";
import { ProviderBlocked, ProviderChanged } from "./outcome-errors.ts";
import type { ProviderReply } from "./provider.ts";
import { looksLikeChallenge, refuseFailure } from "./refuse-failure.ts";

/**
 * Reads a reply that should be an HTML page. The fetcher has decoded the body by header,
 * meta or sniffing; an adapter never does.
 *
 * @throws {ProviderBlocked} {ProviderUnavailable} {ProviderChanged} as `refuseFailure`, and
 *   changed when what came is not HTML
 */
export function readHtmlReply(reply: ProviderReply): HtmlScope {
  refuseFailure(reply);
  if (!/<[a-z!]/i.test(reply.body)) throw explainMissing(reply, "HTML");
  return parseHtml(reply.body);
}

/**
 * Says why a page does not hold what it should: a challenge stands in its place, or it has
 * another shape. To be thrown.
 *
 * @param what what was missing, for the log: "cards", "a JobPosting"
 */
export function explainMissing(reply: ProviderReply, what: string): ProviderBlocked | ProviderChanged {
  if (looksLikeChallenge(reply.body)) return new ProviderBlocked(`a challenge came instead of ${what}`);
  return new ProviderChanged(`no ${what} in ${reply.body.length} characters from ${reply.url}`);
}

/**
 * To be called for a page without cards: it is empty only if it says so itself.
 *
 * @param saysNothing whether the page carries the portal's own no-results mark
 * @throws {ProviderBlocked} {ProviderChanged} it does not
 */
export function requireNoResultsMark(reply: ProviderReply, saysNothing: boolean): void {
  if (!saysNothing) throw explainMissing(reply, "cards and no no-results mark");
}
