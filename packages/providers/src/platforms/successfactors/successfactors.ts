import { detailRequests, isGone } from "../../core/reply/details.ts";
import { findAll, findFirst, parseXml, textAt, textOf } from "../../core/html/html-page.ts";
import { matchesKeywords } from "../../core/text/matches-keywords.ts";
import type { ParsedPage, Provider, ProviderQuery, ProviderReply } from "../../core/provider.ts";
import { explainMissing } from "../../core/refusals/explain-missing.ts";
import { readHtmlReply, requireNoResultsMark } from "../../core/reply/read-html-reply.ts";
import { readItems, selectListings } from "../../core/reply/read-items.ts";
import { refuseFailure } from "../../core/refusals/refuse-failure.ts";
import { withParameter } from "../../core/text/request-url.ts";
import { parseDetail } from "./successfactors-detail.ts";
import type { SuccessFactorsFacts } from "./successfactors-facts.ts";
import { firstRequests, get, listRequest, wholeFeedPath } from "./successfactors-requests.ts";
import { readFeedItem, readRow, toListing, vacancySchema } from "./successfactors-vacancy.ts";

/** Search pages, a feed and job pages; only vacancies in Brazil. */
export function readSuccessFactors(
  facts: SuccessFactorsFacts,
): Pick<Provider, "steps" | "buildRequests" | "parseReply"> {
  return {
    steps: ["list", "feed", "detail"],
    buildRequests: (query) => firstRequests(facts, query),
    parseReply: (reply, query) => {
      if (reply.request.step === "feed") return parseFeed(facts, reply, query);
      return reply.request.step === "detail" ? parseDetail(facts, reply) : parseList(facts, reply, query);
    },
  };
}

/** Below "no open positions" the page shows the newest vacancies of all kinds, which are no answer. */
const noResults =
  /there are currently no open positions|n[aã]o h[aá] (atualmente )?(vagas|posi[cç][oõ]es) (abertas|em aberto)/i;

function parseList(facts: SuccessFactorsFacts, reply: ProviderReply, query: ProviderQuery): ParsedPage {
  const page = readHtmlReply(reply);
  const label = textAt(page, ".paginationLabel");
  const saysNothing = noResults.test(textOf(page)) || /\b(of|de) 0\b/i.test(label);
  const rows = saysNothing ? [] : findAll(page, "tr.data-row");
  if (rows.length === 0) {
    requireNoResultsMark(reply, saysNothing);
    return { listings: [], skipped: 0, leftOut: 0, confirmedEmpty: true, next: [] };
  }
  const items = rows.map((row) => readRow(row, reply));
  const { readable, skipped } = readItems(items, vacancySchema);
  const read = { skipped, ...selectListings(readable, (item) => toListing(facts, item, reply)) };
  const start = Number(new URL(reply.request.url).searchParams.get("startrow") ?? 0);
  const isLastPage = rows.length < facts.pageSize;
  const canTurn = !isLastPage && start / facts.pageSize + 1 < facts.pagesMax;
  const isPlaceIgnored = read.leftOut > read.listings.length;
  const byFacet = listRequest(facts, query, facts.placeFacet);
  const askByFacet = isPlaceIgnored && !isLastPage && start === 0 && reply.request.url !== byFacet.url;
  const nextPage = get("list", withParameter(reply.request.url, "startrow", String(start + facts.pageSize)));
  const total = Number(/(?:of|de) ([\d.,]+)/i.exec(label)?.[1]?.replaceAll(/\D/g, "") ?? "");
  return {
    ...read,
    ...(total > 0 && read.leftOut === 0 && { total }),
    confirmedEmpty: items.length === 0 && isLastPage,
    ...(isPlaceIgnored && !askByFacet && { ignored: ["place"] }),
    next: [
      ...(askByFacet ? [byFacet] : canTurn ? [nextPage] : []),
      ...detailRequests(read.listings, facts.detailsMax, ({ url }) => get("detail", url)),
    ],
  };
}

/** The feed is a single reply without pages. On a site without this feed the list is enough. */
function parseFeed(facts: SuccessFactorsFacts, reply: ProviderReply, query: ProviderQuery): ParsedPage {
  if (isGone(reply)) return { listings: [], skipped: 0, leftOut: 0, confirmedEmpty: true, next: [] };
  refuseFailure(reply);
  const channel = findFirst(parseXml(reply.body), "rss > channel");
  if (!channel) throw explainMissing(reply, "a feed");
  const items = findAll(channel, "item").map((item) => readFeedItem(item));
  const { readable, skipped } = readItems(items, vacancySchema);
  const isWhole = new URL(reply.request.url).pathname === wholeFeedPath;
  const { listings, leftOut } = selectListings(readable, (item) => {
    if (isWhole && !matchesKeywords(`${item.title}\n${item.description}`, query.keywords)) return null;
    const listing = toListing(facts, item, reply);
    // A row of a list is in the answer for Brazil; an item of a feed has to name the country.
    return listing?.place?.country === "Brasil" ? listing : null;
  });
  return { listings, skipped, leftOut, confirmedEmpty: items.length === 0, next: [] };
}
