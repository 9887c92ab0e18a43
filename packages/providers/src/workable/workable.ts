import { z } from "zod";
import { htmlToText } from "../core/html/html-to-text.ts";
import { joinParts } from "../core/html/join-parts.ts";
import type { Listing, ListingPlace } from "../core/listing.ts";
import { readContract } from "../core/pay/contract-text.ts";
import { choosePlace } from "../core/place/choose-place.ts";
import { namesAskedPlace } from "../core/place/names-asked-place.ts";
import { placeByState } from "../core/place/place-by-state.ts";
import { readPlaceText, readWorkMode } from "../core/place/place-text.ts";
import { findUf } from "../core/place/states.ts";
import type { ProviderQuery } from "../core/provider.ts";
import { defineProvider } from "../core/reply/define-provider.ts";
import { listingOf } from "../core/reply/listing-of.ts";
import { readJsonList } from "../core/reply/json-list.ts";
import { atPage, getJson } from "../core/reply/requests.ts";
import { field } from "../core/text/item-fields.ts";
import { readSection } from "../core/text/sections.ts";
import { isHeading } from "./is-heading.ts";
import { workableSettings as settings } from "./settings.ts";

/** The search of jobs.workable.com (JSON, no key, not documented as an API). */
export const workable = defineProvider(settings, {
  id: "workable",
  steps: ["list"],
  access: "public-api",
  robots: "jobs.workable.com/robots.txt: reading allowed, training of models not (ai-train=no), seen 2026",
  filters: { keywords: "all", state: false, city: true },
  absentFields: ["pay"],
  buildRequests: (query) => {
    const asked = { query: query.keywords, location: settings.location(query) };
    return [getJson("list", settings.origin + settings.searchPath, asked, languages)];
  },
  parseReply: (reply, query) => {
    const asked = new URL(reply.request.url).searchParams;
    const token = asked.get("pageToken");
    return readJsonList(reply, pageSchema, itemSchema, ({ jobs, totalSize, nextPageToken }) => ({
      items: jobs,
      total: totalSize,
      isFirst: token === null,
      // A repeated token would ask the same page for ever.
      next: nextPageToken && nextPageToken !== token && atPage(reply.request, "pageToken", nextPageToken),
      toListing: (item) => {
        const isOpen = !item.state || item.state === "published";
        const listing = toListing(item, query);
        return isOpen && (!asked.has("location") || isAsked(listing, query)) ? listing : null;
      },
    }));
  },
});

const languages = { "accept-language": "pt-BR,pt;q=0.9,en;q=0.5" };

type Item = z.infer<typeof itemSchema>;

function toListing(item: Item, query: ProviderQuery): Listing {
  const { description, requirementsSection, benefitsSection } = item;
  return listingOf({
    ...item,
    place: placeOf(item, query),
    workMode: readWorkMode(item.workplace ?? ""),
    contract: readContract(item.employmentType ?? ""),
    description: joinParts(description, { Requisitos: requirementsSection, Benefícios: benefitsSection }),
    requirements: itemsOf(requirementsSection, "requirements"),
    benefits: itemsOf(benefitsSection, "benefits"),
    postedAt: item.created,
  });
}

/** Of several places, each "City, State, Country", the asked one is shown; TELECOMMUTE is none. */
function placeOf({ location, locations }: Item, query: ProviderQuery): ListingPlace | undefined {
  const { city, subregion: state = "", countryName } = location ?? {};
  const own = placeByState(city, findUf(state) ?? state, countryName);
  const others = locations.flatMap((text) => readPlaceText(text, "worldwide").places);
  const places = own ? [own, ...others] : others;
  const inBrazil = places.filter(({ country }) => country === "Brasil");
  return choosePlace(inBrazil.length > 0 ? inBrazil : places, query);
}

/** The portal takes the place as free text, so its answers are compared: the country always, the rest unless remote. */
function isAsked(listing: Listing, query: ProviderQuery): boolean {
  const { place } = listing;
  return !place || (place.country === "Brasil" && namesAskedPlace(listing, query));
}

function itemsOf(section = "", kind: "requirements" | "benefits"): string[] {
  return readSection(htmlToText(section), kind).filter((line) => !isHeading(line));
}

const pageSchema = z.object({
  totalSize: field.count.optional(),
  nextPageToken: z.string().nullish(),
  jobs: z.array(z.unknown()),
});

/** Only id, title and address are required. */
const itemSchema = z.object({
  id: field.id,
  title: field.required,
  url: field.address,
  state: field.text,
  // `title` today, `name` before June 2026, sometimes a bare text.
  company: field.name("title", "name"),
  location: field.optional(z.object({ city: field.text, subregion: field.text, countryName: field.text })),
  locations: field.list(z.string()),
  workplace: field.text,
  employmentType: field.text,
  description: field.body,
  requirementsSection: field.body,
  benefitsSection: field.body,
  created: field.date,
});
