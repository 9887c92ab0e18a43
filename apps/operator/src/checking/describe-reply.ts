import { describePageKind } from "@vagou/providers/core/refusals/describe-page-kind";
import { attributeAt, parseHtml, textAt } from "@vagou/providers/core/html/html-page";
import type { ProviderReply } from "@vagou/providers/core/provider";
import { recognisePage } from "@vagou/providers/core/refusals/recognise-page";

/**
 * Describes, for a maintainer, how a reply differs from the requested page with status 200. Empty when it does
 * not differ.
 *
 * @param isRead true when its adapter could read it: then its title and kind are left out
 */
export function describeReply(reply: ProviderReply, isRead: boolean): string[] {
  const { request, status, url, contentType, body } = reply;
  const moved = describeMove(new URL(request.url), new URL(url));
  const answered = [...(status === 200 ? [] : [`status ${status}`]), ...(moved === null ? [] : [moved])];
  if (isRead) return answered;
  const recognised = moved === null ? recognisePage(reply) : null;
  if (recognised !== null) answered.push(describePageKind(recognised));
  const kind = contentType.split(";")[0]?.trim() ?? "";
  if (!/<html|<!doctype html/i.test(body.slice(0, searchedLength)))
    return [...answered, `${kind || "no content type"}, ${body.length} characters`];
  const page = parseHtml(body.slice(0, searchedLength));
  const title = textAt(page, "title")
    .replaceAll(/\p{Cc}/gu, " ")
    .slice(0, 80);
  const language = attributeAt(page, "html", "lang").slice(0, 20);
  return [
    ...answered,
    ...(title === "" ? ["a page without a title"] : [`"${title}"`]),
    ...(language === "" || /^pt\b/i.test(language) ? [] : [`in another language (${language})`]),
  ];
}

/** The title and language are near the beginning. */
const searchedLength = 50_000;

/** A stand-in answers for the portal at this machine's address, which is no redirect; a real portal never does. */
function describeMove(asked: URL, answered: URL): string | null {
  const isStandIn = /^(127\.0\.0\.1|localhost|\[::1\])$/.test(answered.hostname);
  if (!isStandIn && answered.host !== asked.host) return `redirected to another host, ${answered.host}`;
  if (answered.pathname === asked.pathname) return null;
  return answered.pathname === "/" ? "redirected to the home page" : `redirected to ${answered.pathname}`;
}
