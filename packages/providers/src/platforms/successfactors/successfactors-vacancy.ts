import { listingOf } from "../../core/reply/listing-of.ts";
import { z } from "zod";
import { readDate, readDeadline } from "../../core/text/dates.ts";
import { attributeAt, findFirst, rawTextOf, textAt, type HtmlElement } from "../../core/html/html-page.ts";
import { htmlToText } from "../../core/html/html-to-text.ts";
import {
  idField,
  optionalText,
  requiredText,
  webAddress,
  webAddressField,
} from "../../core/text/item-fields.ts";
import type { Listing } from "../../core/listing.ts";
import { findWorkMode } from "../../core/place/place-text.ts";
import type { ProviderReply } from "../../core/provider.ts";
import { readSections } from "../../core/text/sections.ts";
import type { SuccessFactorsFacts } from "./successfactors-facts.ts";
import { readRmkLocation, saysCountry } from "./successfactors-location.ts";

/** The texts of one vacancy from a row, an item of the feed or its own page. */
export const vacancySchema = z.object({
  id: idField,
  title: requiredText,
  url: webAddressField,
  location: optionalText,
  date: optionalText,
  /** When it closes. */
  end: optionalText,
  description: z.string(),
});

/** Each row has its title and place twice, for desktops and for phones. */
export function readRow(row: HtmlElement, reply: ProviderReply): z.input<typeof vacancySchema> {
  const href = attributeAt(row, "a.jobTitle-link", "href");
  return {
    id: idIn(href),
    title: textAt(row, "a.jobTitle-link"),
    url: webAddress(href, reply.url) ?? "",
    location: textAt(row, "td.colLocation .jobLocation") || textAt(row, ".jobLocation"),
    date: textAt(row, "td.colDate .jobDate") || textAt(row, ".jobDate"),
    end: "",
    description: "",
  };
}

/**
 * Feeds come in two kinds: RSS with a `pubDate`, and items of Google's base (`g:…`) with place and end in
 * fields of their own and no date. In both the title ends with the place in brackets.
 */
export function readFeedItem(item: HtmlElement): z.input<typeof vacancySchema> {
  const link = URL.parse(textAt(item, "link") || textAt(item, "guid"));
  return {
    id: idIn(link?.pathname ?? "") || textAt(item, String.raw`g\:id`),
    ...readFeedTitle(textAt(item, "title"), textAt(item, String.raw`g\:location`)),
    // The parameters only track where the reader came from.
    url: link ? link.origin + link.pathname : "",
    date: textAt(item, "pubDate"),
    end: textAt(item, String.raw`g\:expiration_date`),
    description: rawTextOf(findFirst(item, "description")),
  };
}

/** `Title (City, Region, CC, ZIP)`. A title may end with brackets of its own, such as "(f/m/d)". */
function readFeedTitle(text: string, stated: string): { title: string; location: string } {
  const bracket = stated ? text.lastIndexOf(`(${stated})`) : text.lastIndexOf("(");
  const isLast = bracket > 0 && text.endsWith(")");
  const inside = isLast ? text.slice(bracket + 1, -1) : "";
  if (!isLast || (stated === "" && !saysCountry(inside))) return { title: text, location: stated };
  return { title: text.slice(0, bracket).trim(), location: stated || inside };
}

/** @returns null for a vacancy outside Brazil */
export function toListing(
  facts: SuccessFactorsFacts,
  item: z.output<typeof vacancySchema>,
  reply: ProviderReply,
): Listing | null {
  const { place, workMode } = readRmkLocation(item.location ?? "");
  if (place?.country !== undefined && place.country !== "Brasil") return null;
  return listingOf({
    ...item,
    company: facts.company,
    place,
    workMode,
    ...readSections(htmlToText(item.description)),
    postedAt: readDate(item.date ?? "", reply.receivedAt),
    expiresAt: readDeadline(item.end ?? "", reply.receivedAt),
    found: { workMode: () => findWorkMode(item.title) },
  });
}

/** @returns the last number of `/job/<slug>/<digits>/` */
export function idIn(path: string): string {
  return /\/(\d+)\/?(?:[?#]|$)/.exec(path)?.[1] ?? "";
}
