import { findContract, readContract } from "../core/pay/contract-text.ts";
import { htmlToText } from "../core/html/html-to-text.ts";
import { webAddress } from "../core/text/item-fields.ts";
import type { Listing, WorkMode } from "../core/listing.ts";
import { readPayText } from "../core/pay/pay-text.ts";
import { placeByState } from "../core/place/place-by-state.ts";
import { readSection, readSections } from "../core/text/sections.ts";
import { textToHtml } from "../core/html/text-to-html.ts";
import type { TramposDetail, TramposItem, TramposLegacyItem } from "./item-schema.ts";
import { tramposSettings } from "./settings.ts";

/** Reads a list item: it has no text, and a work mode only where it is certainly not on site. */
export function cardListing(item: TramposItem, repliedFrom: string): Listing {
  const address = item.email_share_url ?? item.whatsapp_share_url ?? "";
  const workMode = item.home_office ? "remote" : item.hybrid ? "hybrid" : undefined;
  return { ...commonFields(item, workMode, readType(item)), url: urlOf(address, item.id, repliedFrom) };
}

/** Reads a detail, the whole text included. */
export function detailListing(item: TramposDetail, repliedFrom: string): Listing {
  const text = textOfDetail(item);
  const stated = readContract(item.regime ?? "") ?? readType(item);
  const contract = stated ?? findContract(item.name, text);
  const description = textToHtml(text);
  return {
    ...commonFields(item, workModeOf(item), contract),
    url: urlOf(item.url ?? "", item.id, repliedFrom),
    ...(description && { description }),
    requirements: [item.prerequisite, item.desirable].flatMap((part) =>
      readSection(htmlToText(part), "requirements"),
    ),
    benefits: readSection(htmlToText(item.perks), "benefits"),
    ...(contract && !stated && { derived: ["contract"] as const }),
  };
}

/** @returns null for an item without an id, because it could not be told apart from others. */
export function legacyListing(item: TramposLegacyItem, repliedFrom: string): Listing | null {
  const id = item.id ?? idInPath.exec(item.permalink)?.[1];
  if (!id) return null;
  const text = htmlToText(item.description ?? "");
  const contract = findContract(item.name, text);
  return {
    providerListingId: id,
    title: item.name,
    url: urlOf(item.permalink, id, repliedFrom),
    ...(item.company_name && { company: item.company_name }),
    ...(contract && { contract, derived: ["contract"] as const }),
    ...(item.description && { description: item.description }),
    ...readSections(text),
    ...(item.published_at && { postedAt: item.published_at }),
  };
}

type Common = Omit<TramposItem, "email_share_url" | "whatsapp_share_url">;

function commonFields(
  item: Common,
  workMode: WorkMode | undefined,
  contract: string | undefined,
): Omit<Listing, "url"> {
  // `company.description` is about the employer and never the text of the vacancy.
  const company = item.custom_company_name ?? item.company?.name;
  const pay = readPayText(item.salary ?? "");
  const place = placeByState(item.city, item.state);
  return {
    providerListingId: item.id,
    title: item.name,
    ...(company && { company }),
    ...(place && { place }),
    ...(workMode && { workMode }),
    ...(contract && { contract }),
    ...(pay && { pay }),
    requirements: [],
    benefits: [],
    ...(item.published_at && { postedAt: item.published_at }),
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
    const text = htmlToText(item[field]);
    return text === "" ? [] : [heading, text];
  });
  return [htmlToText(item.description), ...parts].join("\n").trim();
}

const idInPath = /\/oportunidades\/(\d+)/;

/** Addresses come with `/share/…`, http or www: only their path is used, at the origin that answered. */
function urlOf(address: string, id: string, repliedFrom: string): string {
  const { origin } = new URL(repliedFrom);
  const path = URL.parse(address, repliedFrom)?.pathname.replace(/\/share(\/.*)?$/s, "") ?? "";
  const own = idInPath.exec(path)?.[1] === id ? webAddress(path, origin) : null;
  return own ?? `${origin}${tramposSettings.jobPath(id)}`;
}
