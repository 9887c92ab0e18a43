import { attributeAt, textOf } from "../core/html/html-page.ts";
import { isAbroad } from "../core/place/is-abroad.ts";
import { findWorkMode } from "../core/place/place-text.ts";
import type { ParsedPage, ProviderQuery, ProviderReply, ProviderRequest } from "../core/provider.ts";
import { refuseLogin } from "../core/refusals/refuse-login.ts";
import { cardListReader } from "../core/reply/card-list.ts";
import { defineProvider } from "../core/reply/define-provider.ts";
import { jobIdIn, readJobPage, type JobPageFacts } from "../core/reply/job-page.ts";
import { listPage } from "../core/reply/list-page.ts";
import { listingOfTexts } from "../core/reply/listing-of-texts.ts";
import { atPage, getPage, pageAfter, pageAsked } from "../core/reply/requests.ts";
import { readJobleadsPlace } from "./place.ts";
import { jobleadsSettings as settings } from "./settings.ts";

/**
 * JobLeads, an international portal that hides employers from visitors. Only its public pages are asked:
 * the search page and the pages of vacancies, never its interface for members.
 */
export const jobleads = defineProvider(settings, {
  id: "jobleads",
  steps: ["list", "detail"],
  access: "public-pages",
  robots: "www.jobleads.com/robots.txt: not seen; off unless the operator enables it",
  // Cards name a city without its state: the portal's filter counts for states, cities are compared here.
  filters: { keywords: "all", state: true, city: false },
  absentFields: ["company"],
  buildRequests: (query) => {
    const location = settings.location(query);
    const asked = { keywords: query.keywords, location, location_country: settings.countryCodes[0] ?? "BR" };
    return [getPage("list", settings.origin + settings.searchPath, asked, languages)];
  },
  parseReply(reply, query) {
    refuseLogin(reply, settings.login);
    return reply.request.step === "detail" ? readJobPage(jobPage, reply, query) : parseList(reply, query);
  },
});

const languages = "pt-BR,pt;q=0.9,en;q=0.5";

/** Paths such as `/job/<id>` and `/br/job/<slug>`. */
const jobPath = /^\/(?:[a-z]{2}\/)?job\/(?:[^/]+\/)?(?<id>[^/]+)\/?$/;

const link = "a[data-testid='search-job-card-link']";

const readCards = cardListReader(
  "[data-testid='search-job-card']",
  {
    id: (card) => jobIdIn({ jobPath }, URL.parse(attributeAt(card, link, "href"), settings.origin)) ?? "",
    url: `${link} @href`,
    title: ["h2 span", "h2"],
    company: "[data-testid='search-job-card-company']",
    location: "[data-testid='job-card-chip-location']",
    postedAt: "[data-testid='job-card-date']",
  },
  (page) => settings.noResults.test(textOf(page)),
);

function parseList(reply: ProviderReply, query: ProviderQuery): ParsedPage {
  const cards = readCards(reply);
  return listPage(cards, {
    toListing: (card) => {
      const listing = listingOfTexts({ ...card, company: shownCompany(card.company) }, reply, {
        ...readJobleadsPlace(card.location),
        found: { workMode: () => findWorkMode(card.title) },
      });
      return isAbroad(listing.place) ? null : listing;
    },
    // The portal sometimes ignores the parameters of its address.
    asked: { query, text: ({ title }) => title, trustsPage: true },
    next: nextRequest(reply.request, cards.found),
    details: { max: settings.detailsMax, request: ({ url }) => getPage("detail", url, {}, languages) },
  });
}

/** The next page; after an empty first one the other code of the country, which the portal may know instead. */
function nextRequest(request: ProviderRequest, found: number): ProviderRequest | null {
  if (found > 0) return found < settings.pageSize ? null : pageAfter(request, "page", settings.pagesMax);
  const codes = settings.countryCodes;
  const used = new URL(request.url).searchParams.get("location_country");
  const following = codes[codes.findIndex((code) => code === used) + 1];
  return pageAsked(request, "page") === 1 && following
    ? atPage(request, "location_country", following)
    : null;
}

/** Leaves out the words that visitors see in place of the employer. */
function shownCompany(company = ""): string {
  return settings.hiddenCompany.test(company) ? "" : company;
}

const jobPage: JobPageFacts = {
  jobPath,
  closedText: settings.closedText,
  quirks: { ownNames: ["JobLeads", "JobLeads GmbH"], portal: "worldwide" },
  adjust: ({ company, ...rest }) =>
    isAbroad(rest.place) ? null : { ...rest, ...(shownCompany(company) && { company }) },
};
