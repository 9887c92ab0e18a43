import { listingOf } from "../core/reply/listing-of.ts";
import { z } from "zod";
import { field, webAddress } from "../core/text/item-fields.ts";
import type { Listing } from "../core/listing.ts";
import { pathSlug } from "../core/text/path-slug.ts";
import { placeByState } from "../core/place/place-by-state.ts";
import { bneTitle } from "./read-list.ts";
import { bneSettings } from "./settings.ts";

/** The answer of the site's own list of vacancies, and of the plugin's, which adds how many there are. */
export const bneRowsSchema = z.object({
  data: z.object({
    listVagas: z.array(z.unknown()),
    pagination: z.object({ TotalCount: field.count, TotalPages: field.count }).nullish(),
  }),
});

export const bneRowSchema = z.object({
  Idf_Vaga: field.id,
  Title: field.required,
  City: field.text,
  State: field.text,
  Area: field.text,
  Description: field.text,
  UrlJob: field.text,
});

type BneRow = z.infer<typeof bneRowSchema>;

/** A row has no employer, pay or date. "sine" in place of a text is the network that the vacancy came from. */
export function rowListing(row: BneRow, repliedFrom: string): Listing | null {
  const { City: city, State: state, Description: text } = row;
  const url = webAddress(row.UrlJob ?? composePath(row), siteOf(repliedFrom));
  if (!url) return null;
  return listingOf({
    id: row.Idf_Vaga,
    title: bneTitle(row.Title),
    url,
    place: placeByState(city, state, "Brasil"),
    description: text?.toLowerCase() === "sine" ? "" : text,
  });
}

function composePath({ Area, City, State, Title, Idf_Vaga }: BneRow): string {
  if (!Area || !City || !State) return bneSettings.jobPath(Idf_Vaga);
  const area = `${pathSlug(Area)}-em-${pathSlug(City)}-${pathSlug(State)}`;
  return `/vaga-de-emprego-na-area-${area}/${pathSlug(Title) || "vaga"}/${encodeURIComponent(Idf_Vaga)}`;
}

function siteOf(repliedFrom: string): string {
  return new URL(repliedFrom).origin.replace("//plugin-api.vagas.", "//www.");
}
