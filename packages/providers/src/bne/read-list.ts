import { listingOf } from "../core/reply/listing-of.ts";
import { z } from "zod";
import { readContract } from "../core/pay/contract-text.ts";
import { readDate } from "../core/text/dates.ts";
import {
  attributeAt,
  attributeOf,
  findAll,
  findFirst,
  textAt,
  textOf,
  type HtmlElement,
  type HtmlScope,
} from "../core/html/html-page.ts";
import { field, webAddress } from "../core/text/item-fields.ts";
import type { Listing, ListingPay } from "../core/listing.ts";
import { readPayText, readReais } from "../core/pay/pay-text.ts";
import { placeByState } from "../core/place/place-by-state.ts";
import { readPlaceText, readWorkMode } from "../core/place/place-text.ts";
import type { ProviderReply } from "../core/provider.ts";
import { textToHtml } from "../core/html/text-to-html.ts";
import { isPlaceholderPay, tidyBneText } from "./phrases.ts";
import { bneSettings } from "./settings.ts";

/** One vacancy of a list, in either of the two forms of the page. */
export type BneItem = {
  /** Without an address the vacancy has the usual one. */
  listing: Listing;
  /** The date as the portal writes it. */
  posted?: string | undefined;
  /** The occupation of the portal's own list, which the asked words are compared with too. */
  occupation: string;
};

/** @returns the raw items of a list, for `bneItemSchema`: the hidden data where it is readable, else the cards. */
export function readBneItems(page: HtmlScope): unknown[] {
  const hidden = readHiddenList(attributeAt(page, hiddenList, "value"));
  if (hidden.some((row) => fromHidden.safeParse(row).success)) return hidden;
  const cards = findAll(page, "section.job__card__container");
  return (cards.length > 0 ? cards : findAll(page, ".card--list--vagas[data-job-id]")).map(readCard);
}

/** @returns true when the page's own data is a list without a vacancy: BNE has none. */
export function saysNoResults(page: HtmlScope): boolean {
  return attributeAt(page, hiddenList, "value").replaceAll(/\s/g, "") === "[]";
}

const hiddenList = "input#jobInfoLocal";

/** @returns no item for unreadable data: the page still has its cards. */
function readHiddenList(text: string): unknown[] {
  try {
    return z.array(z.unknown()).safeParse(JSON.parse(text)).data ?? [];
  } catch {
    return [];
  }
}

function readCard(card: HtmlElement): z.input<typeof cardSchema> {
  const id =
    attributeAt(card, "[data-job-id]", "data-job-id") ||
    attributeOf(card, "data-job-id") ||
    attributeOf(card, "id").replace(/^job-/, "");
  const lines = findAll(card, ".info__vaga h3").map((line) => textOf(line));
  const [occupation = "", ...rest] = lines.filter((line) => line !== "");
  const place = rest.findLast((line) => /\/\s*[A-Z]{2}$/.test(line)) ?? "";
  const others = rest.filter((line) => line !== place);
  const company = others.find((line) => !isTerm(line)) ?? "";
  return {
    id,
    title: textAt(card, ".job__card__header h2 strong") || textAt(card, ".job__card__header h2"),
    occupation,
    company,
    place,
    terms: others.filter((line) => line !== company).join(", "),
    isRemote: findFirst(card, ".is-home-office") !== null,
  };
}

/** Whether a line is a work mode or contract: such a line may take the position of a missing employer's name. */
function isTerm(line: string): boolean {
  if (
    /^(efetiv[oa]|clt|pj|est[aá]gio|tempor[aá]ri[oa]|aprendiz|aut[oô]nomo|freelancer|intermitente)( \(.*\))?$/i.test(
      line,
    )
  )
    return true;
  return readWorkMode(line) !== undefined && line.split(" ").length <= 3;
}

const cardSchema = z.object({
  id: field.id,
  title: field.required,
  occupation: z.string(),
  company: z.string(),
  place: z.string(),
  terms: z.string(),
  isRemote: z.boolean(),
});

const fromCard = cardSchema.transform((card): BneItem => {
  const { places } = readPlaceText(card.place);
  return {
    occupation: card.occupation,
    listing: listingOf({
      id: card.id,
      title: bneTitle(card.title),
      url: "",
      company: card.company,
      place: places[0],
      workMode: card.isRemote ? "remote" : readWorkMode(card.terms),
      contract: readContract(card.terms),
    }),
  };
});

const named = field.optional(z.object({ Name: field.text }));
const amount = field.optional(z.number());

/** Rows of the hidden `jobInfoLocal`. Real ones of August 2026 have no `Titulo`: the occupation is the title. */
const fromHidden = z
  .object({
    Id: field.optional(field.id),
    Url: field.required,
    Titulo: field.text,
    Function: named,
    Attributions: field.body,
    GeneralDescription: field.body,
    CompanyName: field.text,
    Confidential: field.flag,
    AverageWage: field.text,
    /** Reais; 0 where the employer says nothing. */
    MinSalary: amount,
    MaxSalary: amount,
    PostDate: field.text,
    /** The city has a field for the state too, always empty. */
    StateAbbreviation: field.text,
    City: named,
    Home_Office: field.flag,
    LinkType: field.optional(z.array(z.string())),
  })
  .transform((row, context): BneItem => {
    const id = row.Id ?? /(?<!\d)(\d+)\/?(?:[?#].*)?$/s.exec(row.Url)?.[1];
    const title = bneTitle(row.Titulo ?? row.Function?.Name ?? "");
    if (!id || title === "") {
      context.addIssue(id ? "neither a title nor an occupation" : "an address without an id");
      return z.NEVER;
    }
    const text = [row.GeneralDescription, row.Attributions].filter(Boolean).join("\n");
    return {
      occupation: row.Function?.Name ?? "",
      posted: row.PostDate,
      listing: listingOf({
        id,
        title,
        url: row.Url,
        company: row.CompanyName ?? (row.Confidential ? "Confidencial" : undefined),
        place: placeByState(row.City?.Name, row.StateAbbreviation, "Brasil"),
        workMode: row.Home_Office ? "remote" : undefined,
        contract: readContract((row.LinkType ?? []).join(", ")),
        pay: payOf(row.MinSalary, row.MaxSalary) ?? averagePay(row.AverageWage),
        description: textToHtml(tidyBneText(text)),
      }),
    };
  });

function payOf(min: number | null | undefined, max: number | null | undefined): ListingPay | undefined {
  const amounts = [readReais(min), readReais(max)].filter((cents) => cents !== undefined);
  if (amounts.length === 0) return undefined;
  const pay: ListingPay = {
    minCents: Math.min(...amounts),
    maxCents: Math.max(...amounts),
    period: "unstated",
    negotiable: false,
  };
  return isPlaceholderPay(pay) ? undefined : pay;
}

function averagePay(text: string | undefined): ListingPay | undefined {
  return bneSettings.averageWageIsPay ? readPayText(text ?? "") : undefined;
}

export const bneItemSchema = z.union([fromCard, fromHidden]);

/** @returns the item as a listing, its address built on the origin that answered. */
export function toBneListing(
  { listing, posted }: BneItem,
  reply: Pick<ProviderReply, "url" | "receivedAt">,
): Listing | null {
  const url = webAddress(listing.url || bneSettings.jobPath(listing.providerListingId), reply.url);
  const postedAt = readDate(posted ?? "", reply.receivedAt);
  return url ? { ...listing, url, ...(postedAt && { postedAt }) } : null;
}

/** "Vaga de Auxiliar Administrativo" is the portal's phrase; " Cargo/Função: …" a tail it sometimes leaves. */
export function bneTitle(text: string): string {
  const title = text
    .replace(/Cargo\/Fun[cç][aã]o:.*/is, "")
    .replace(/^vaga\s+(de|para)\s+(?=\S)/i, "")
    .trim();
  return title.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) || text;
}
