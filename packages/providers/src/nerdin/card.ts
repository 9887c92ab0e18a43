import { z } from "zod";
import { findContract, readContract } from "../core/pay/contract-text.ts";
import { readDate } from "../core/text/dates.ts";
import {
  attributeAt,
  attributeOf,
  findAll,
  findFirst,
  ownTextOf,
  textAt,
  textOf,
  type HtmlElement,
} from "../core/html/html-page.ts";
import {
  idField,
  optionalText,
  requiredText,
  webAddress,
  webAddressField,
} from "../core/text/item-fields.ts";
import type { Listing, OriginField } from "../core/listing.ts";
import { readPayText } from "../core/pay/pay-text.ts";
import { readPlaceText, readWorkMode } from "../core/place/place-text.ts";
import type { ProviderReply } from "../core/provider.ts";

/** The texts of one vacancy on a search page. */
export const cardSchema = z.object({
  id: idField,
  url: webAddressField,
  title: requiredText,
  company: optionalText,
  place: z.string(),
  /** "CLT • Pleno • Home Office": each part may be missing, so it is recognised by its word, not its position. */
  summary: z.string(),
  pay: z.string(),
  posted: z.string(),
  area: z.string(),
  skills: z.array(z.string()),
});

export type Card = z.output<typeof cardSchema>;

/** Reads the card of 2026, and the differing elements of the older layout. */
export function readCard(card: HtmlElement, reply: ProviderReply): z.input<typeof cardSchema> {
  const path = pathOf(card);
  const title = findFirst(card, ".vaga-titulo");
  const time = findFirst(card, "time");
  return {
    id: jobIdIn(path),
    // Relative to the root, also on pages in subfolders.
    url: webAddress(path, new URL("/", reply.url).href) ?? "",
    // "Nova" is a badge inside the title.
    title: ownTextOf(title) || textOf(title),
    company: companyOf(card),
    place: textAt(card, ".vaga-local-linha, .vaga-local"),
    summary: summaryOf(card),
    pay: textAt(card, ".vaga-salario-destaque, .vaga-salario"),
    posted: attributeOf(time, "datetime") || textOf(time),
    area: textAt(card, ".vaga-meta-extra").split("•")[0]?.trim() ?? "",
    skills: findAll(card, ".vaga-hashtags .hashtag").map((tag) => textOf(tag).replace(/^#/, "")),
  };
}

/** @returns the digits before ".php" of a vacancy's address, "" when it is none. */
export function jobIdIn(path: string): string {
  return /vaga_emprego\/(?:[^/?#]*?-)?(\d+)\.php/.exec(path)?.[1] ?? "";
}

/** The older layout has the address only in the card's script. */
function pathOf(card: HtmlElement): string {
  const own = attributeOf(card, "data-href");
  if (own !== "") return own;
  const quoted = attributeOf(card, "onclick").split(/['"]/).slice(1, -1);
  const scripted = quoted.find((text) => /vaga_emprego\/./.test(text));
  return scripted ?? attributeAt(card, "a[href*='vaga_emprego/']", "href");
}

/** The older layout writes its badges after the name. */
function companyOf(card: HtmlElement): string {
  const named = textAt(card, ".vaga-empresa-nome");
  return named || textAt(card, ".vaga-empresa").replaceAll(/\b(verificado|whatsapp)\b/gi, "");
}

/** The older layout shows these with icons. */
function summaryOf(card: HtmlElement): string {
  const line = textAt(card, ".vaga-resumo-linha");
  return (
    line ||
    findAll(card, "i[title], img[title]")
      .map((icon) => attributeOf(icon, "title"))
      .join(" • ")
  );
}

/** @returns the card as a listing. */
export function toListing(card: Card, { receivedAt }: Pick<ProviderReply, "receivedAt">): Listing {
  const { places, workMode: placeMode } = readPlaceText(card.place);
  const [place] = places;
  const contract = told(readContract(card.summary), findContract(card.title, ""));
  const modeInTitle = readWorkMode(card.title);
  const workMode = told(
    readWorkMode(card.summary) ?? placeMode,
    // "Venda presencial" is not where the work is done.
    modeInTitle === "onsite" ? undefined : modeInTitle,
  );
  const pay = readPayText(card.pay);
  const postedAt = readDate(card.posted, receivedAt);
  const derived: OriginField[] = [
    ...(contract.isDerived ? (["contract"] as const) : []),
    ...(workMode.isDerived ? (["workMode"] as const) : []),
  ];
  return {
    providerListingId: card.id,
    title: card.title,
    url: card.url,
    ...(card.company && { company: card.company }),
    ...(place && { place }),
    ...(workMode.value && { workMode: workMode.value }),
    ...(contract.value && { contract: contract.value }),
    ...(pay && { pay }),
    // Tags of required skills; some repeat the contract or the work mode.
    requirements: card.skills.filter((skill) => skill && !readContract(skill) && !readWorkMode(skill)),
    benefits: [],
    ...(postedAt && { postedAt }),
    ...(derived.length > 0 && { derived }),
  };
}

function told<T>(stated: T | undefined, found: T | undefined): { value: T | undefined; isDerived: boolean } {
  return { value: stated ?? found, isDerived: stated === undefined && found !== undefined };
}
