import { attributeOf, findAll, textOf, type HtmlScope } from "../core/html/html-page.ts";
import { containsEveryWord, significantWords } from "../core/text/keywords.ts";
import type { Listing } from "../core/listing.ts";
import type { ProviderQuery, ProviderReply } from "../core/provider.ts";
import { jobIdIn } from "../core/reply/job-page.ts";

/** How a portal's lists link to its vacancies. */
export type JobCardFacts = {
  origin: string;
  /** The beginning of every vacancy's path, broken ones included. */
  jobPathStart: RegExp;
  /** A vacancy's page; the named group `id` is its id. */
  jobPath: RegExp;
  /** Links whose text is the title, in all layouts of the page that were seen. */
  titleLinks: string;
  /** Removes the portal's additions from a title. */
  tidyTitle: (text: string) => string;
};

/**
 * Reads a list that has only the title and address of a vacancy: every link to a vacancy counts,
 * regardless of the elements around it; several links to one vacancy are one card.
 *
 * @returns the cards in page order; `skipped` counts vacancies whose link has no id or no title
 */
export function readJobCards(
  page: HtmlScope,
  reply: ProviderReply,
  facts: JobCardFacts,
): { cards: Listing[]; skipped: number } {
  const titles = new Map<string, { url: string; title: string; id: string | undefined }>();
  for (const selector of [facts.titleLinks, "a[href]"]) {
    for (const link of findAll(page, selector)) {
      const url = URL.parse(attributeOf(link, "href"), reply.url);
      const address = url && ownAddress(url, reply, facts);
      if (!address || !facts.jobPathStart.test(url.pathname)) continue;
      const id = jobIdIn(facts, url);
      const key = id ?? url.pathname;
      const title = notTitles.test(textOf(link)) ? "" : facts.tidyTitle(textOf(link));
      if (!titles.get(key)?.title) titles.set(key, { id, title, url: address });
    }
  }
  const cards = [...titles.values()].flatMap(({ id, title, url }): Listing[] =>
    id === undefined || title === ""
      ? []
      : [{ providerListingId: id, title, url, requirements: [], benefits: [] }],
  );
  return { cards, skipped: titles.size - cards.length };
}

/** "Ver vaga", "Candidatar-se": texts of links that do not name the vacancy. */
const notTitles = /^(ver|veja|saiba|leia|quero|candidat\S*|detalhes|mais)\b/i;

/** @returns the cards, those whose title or address holds more asked words first, with the number of these words. */
export function rankCards(
  cards: readonly Listing[],
  query: ProviderQuery,
): { card: Listing; hits: number }[] {
  const words = significantWords(query.keywords);
  return cards
    .map((card) => {
      const text = `${card.title} ${new URL(card.url).pathname.replaceAll(/[-_/]+/g, " ")}`;
      return { card, hits: words.filter((word) => containsEveryWord(text, [word])).length };
    })
    .sort((a, b) => b.hits - a.hits);
}

/**
 * Addresses at the portal's other host name ("www.") become addresses at the asked one; addresses at the
 * origin that answered stay. Parameters only track where a reader came from.
 */
function ownAddress(url: URL, reply: ProviderReply, { origin }: JobCardFacts): string | null {
  const withoutWww = (host: string) => host.replace(/^www\./, "");
  if (url.origin === new URL(reply.url).origin) return url.origin + url.pathname;
  const isPortal =
    withoutWww(url.host) === withoutWww(new URL(origin).host) && /^https?:$/.test(url.protocol);
  return isPortal ? origin + url.pathname : null;
}
