import { listingOf } from "../core/reply/listing-of.ts";
import { findContract, readContract } from "../core/pay/contract-text.ts";
import { htmlToText } from "../core/html/html-to-text.ts";
import { webAddress } from "../core/text/item-fields.ts";
import type { Listing, WorkMode } from "../core/listing.ts";
import { readPayText } from "../core/pay/pay-text.ts";
import { placeByState } from "../core/place/place-by-state.ts";
import { readAsked, readSection, readSections } from "../core/text/sections.ts";
import { textToHtml } from "../core/html/text-to-html.ts";
import type { TramposDetail, TramposItem, TramposLegacyItem } from "./item-schema.ts";
import { tramposSettings } from "./settings.ts";

/** Reads a list item: it has no text, and a work mode only where it is certainly not on site. */
export function cardListing(item: TramposItem, repliedFrom: string): Listing {
  const address = item.email_share_url ?? item.whatsapp_share_url ?? "";
  const workMode = item.home_office ? "remote" : item.hybrid ? "hybrid" : undefined;
  return listingOf({
    ...commonFields(item, workMode, readType(item)),
    url: urlOf(address, item.id, repliedFrom),
  });
}

/** Reads a detail, the whole text included. */
export function detailListing(item: TramposDetail, repliedFrom: string): Listing {
  const text = textOfDetail(item);
  const contract = readContract(item.regime ?? "") ?? readType(item);
  return listingOf({
    ...commonFields(item, workModeOf(item), contract),
    url: urlOf(item.url ?? "", item.id, repliedFrom),
    description: textToHtml(text),
    requirements: readAsked(htmlToText(item.prerequisite ?? ""), htmlToText(item.desirable ?? "")),
    benefits: readSection(htmlToText(item.perks ?? ""), "benefits"),
    found: { contract: () => findContract(item.name, text) },
  });
}

/** @returns null for an item without an id, because it could not be told apart from others. */
export function legacyListing(item: TramposLegacyItem, repliedFrom: string): Listing | null {
  const id = item.id ?? idInPath.exec(item.permalink)?.[1];
  if (!id) return null;
  const text = htmlToText(item.description ?? "");
  return listingOf({
    id,
    title: item.name,
    url: urlOf(item.permalink, id, repliedFrom),
    company: item.company_name,
    description: item.description,
    ...readSections(text),
    postedAt: item.published_at,
    found: { contract: () => findContract(item.name, text) },
  });
}

type Common = Omit<TramposItem, "email_share_url" | "whatsapp_share_url">;

function commonFields(item: Common, workMode: WorkMode | undefined, contract: string | undefined) {
  return {
    id: item.id,
    title: item.name,
    // `company.description` is about the employer and never the text of the vacancy.
    company: item.custom_company_name ?? item.company?.name,
    place: placeByState(item.city, item.state),
    workMode,
    contract,
    pay: readPayText(item.salary ?? ""),
    postedAt: item.published_at,
  };
}

/** The work is on site when none of these fields is true and at least one is false. */
function workModeOf({ home_office, hybrid }: TramposDetail): WorkMode | undefined {
  if (home_office) return "remote";
  if (hybrid) return "hybrid";
  return home_office === false || hybrid === false ? "onsite" : undefined;
}

function readType({ type_slug = "" }: Common): string | undefined {
  return new Map<string, string>(Object.entries(tramposSettings.contractOfType)).get(type_slug);
}

const headed = [
  ["prerequisite", "Pré-requisitos:"],
  ["desirable", "Desejável:"],
  ["perks", "Benefícios:"],
  ["other_info", "Informações adicionais:"],
  ["comments", "Observações:"],
] as const;

function textOfDetail(item: TramposDetail): string {
  const parts = headed.flatMap(([field, heading]) => {
    const text = htmlToText(item[field] ?? "");
    return text === "" ? [] : [heading, text];
  });
  return [htmlToText(item.description ?? ""), ...parts].join("\n").trim();
}

const idInPath = /\/oportunidades\/(\d+)/;

/** Addresses come with `/share/…`, http or www: only their path is used, at the origin that answered. */
function urlOf(address: string, id: string, repliedFrom: string): string {
  const { origin } = new URL(repliedFrom);
  const path = URL.parse(address, repliedFrom)?.pathname.replace(/\/share(\/.*)?$/s, "") ?? "";
  const own = idInPath.exec(path)?.[1] === id ? webAddress(path, origin) : null;
  return own ?? `${origin}${tramposSettings.jobPath(id)}`;
}
