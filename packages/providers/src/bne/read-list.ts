import { z } from "zod";
import { attributeAt, attributeOf, findAll, type HtmlScope } from "../core/html/html-page.ts";
import { fieldsReader } from "../core/html/read-fields.ts";
import { textToHtml } from "../core/html/text-to-html.ts";
import type { Listing, ListingPay } from "../core/listing.ts";
import { findContract } from "../core/pay/contract-text.ts";
import { payRange } from "../core/pay/pay-range.ts";
import { readPayText, readReais } from "../core/pay/pay-text.ts";
import { placeByState } from "../core/place/place-by-state.ts";
import { readWorkMode } from "../core/place/place-text.ts";
import type { ProviderReply } from "../core/provider.ts";
import { cardReader } from "../core/reply/card-list.ts";
import { listingOfTexts } from "../core/reply/listing-of-texts.ts";
import { readItems } from "../core/reply/read-items.ts";
import { convert } from "../core/text/convert.ts";
import { field, webAddress } from "../core/text/item-fields.ts";
import { isPlaceholderPay, tidyBneText } from "./phrases.ts";
import { bneSettings } from "./settings.ts";

/** One vacancy of a list, in either of the two forms of the page. */
export type BneItem = {
  /** Null where its address is none that a browser should open. */
  listing: Listing | null;
  /** The occupation of the portal's own list, which the asked words are compared with too. */
  occupation: string;
};

/**
 * Reads the hidden data of a list where that is readable, else the cards.
 *
 * @returns the readable items, and the number of all; throws as `readItems`
 */
export function readBneItems(
  page: HtmlScope,
  reply: ProviderReply,
): { items: BneItem[]; skipped: number; found: number } {
  const hidden = readHiddenList(page);
  if (hidden.some((row) => rowSchema.safeParse(row).success)) {
    const { readable, skipped } = readItems(hidden, rowSchema);
    return { items: readable.map((row) => itemOfRow(row, reply)), skipped, found: hidden.length };
  }
  const own = findAll(page, "section.job__card__container");
  const cards = own.length > 0 ? own : findAll(page, ".card--list--vagas[data-job-id]");
  const { items, skipped } = readCards(cards, reply);
  return { items: items.map((card) => itemOfCard(card, reply)), skipped, found: cards.length };
}

/** @returns true when the page's own data is a list without a vacancy: BNE has none. */
export function saysNoResults(page: HtmlScope): boolean {
  return attributeAt(page, hiddenList, "value").replaceAll(/\s/g, "") === "[]";
}

const hiddenList = "input#jobInfoLocal";

/** @returns no item for unreadable data: the page still has its cards. */
function readHiddenList(page: HtmlScope): unknown[] {
  try {
    return z.array(z.unknown()).safeParse(JSON.parse(attributeAt(page, hiddenList, "value"))).data ?? [];
  } catch {
    return [];
  }
}

const readId = fieldsReader({
  id: ["[data-job-id] @data-job-id", "@data-job-id", (card) => attributeOf(card, "id").replace(/^job-/, "")],
});

const readCards = cardReader({
  id: (card) => readId(card).id,
  title: [".job__card__header h2 strong", ".job__card__header h2"],
  url: (card) => bneSettings.jobPath(readId(card).id),
  // The occupation, then in any order and each perhaps missing: the employer, the place, work mode and contract.
  lines: ".info__vaga h3 @texts()",
  remote: (card) => (findAll(card, ".is-home-office").length > 0 ? "Home Office" : ""),
});

function itemOfCard(card: ReturnType<typeof readCards>["items"][number], reply: ProviderReply): BneItem {
  const [occupation = "", ...rest] = card.lines.split("\n");
  const place = rest.findLast((line) => /\/\s*[A-Z]{2}$/.test(line)) ?? "";
  const others = rest.filter((line) => line !== place);
  const company = others.find((line) => !isTerm(line)) ?? "";
  const contract = others.filter((line) => line !== company).join(", ");
  const texts = { ...card, title: bneTitle(card.title), company, place, contract };
  const listing = listingOfTexts({ ...texts, workMode: card.remote || contract }, reply, {
    found: { contract: () => findContract(card.title, "") },
  });
  return { occupation, listing };
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

const named = field.optional(z.object({ Name: field.text }));
const amount = field.optional(z.number());

/** Rows of the hidden `jobInfoLocal`. Real ones of August 2026 have no `Titulo`: the occupation is the title. */
const rowSchema = z.pipe(
  z.object({
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
  }),
  convert((row, context) => {
    const id = row.Id ?? /(?<!\d)(\d+)\/?(?:[?#].*)?$/s.exec(row.Url)?.[1];
    const title = bneTitle(row.Titulo ?? row.Function?.Name ?? "");
    if (id && title !== "") return { ...row, id, title };
    context.issues.push({
      code: "custom",
      message: id ? "neither a title nor an occupation" : "an address without an id",
      input: row,
    });
    return z.NEVER;
  }),
);

function itemOfRow(row: z.output<typeof rowSchema>, reply: ProviderReply): BneItem {
  const occupation = row.Function?.Name ?? "";
  const url = webAddress(row.Url, reply.url);
  if (!url) return { occupation, listing: null };
  const texts = {
    ...row,
    url,
    company: row.CompanyName ?? (row.Confidential ? "Confidencial" : ""),
    workMode: row.Home_Office ? "Home Office" : "",
    contract: row.LinkType?.join(", "),
    postedAt: row.PostDate,
  };
  const description = [row.GeneralDescription, row.Attributions].filter(Boolean).join("\n");
  const average = bneSettings.averageWageIsPay ? readPayText(row.AverageWage ?? "") : undefined;
  const listing = listingOfTexts(texts, reply, {
    place: placeByState(row.City?.Name, row.StateAbbreviation, "Brasil"),
    pay: payOf(row.MinSalary, row.MaxSalary) ?? average,
    description: textToHtml(tidyBneText(description)),
    found: { contract: () => findContract(row.title, "") },
  });
  return { occupation, listing };
}

function payOf(min: number | undefined, max: number | undefined): ListingPay | undefined {
  const [low, high] = [readReais(min), readReais(max)];
  const pay = payRange(low ?? high, high ?? low, { period: "unstated", negotiable: false });
  return pay && !isPlaceholderPay(pay) ? pay : undefined;
}

/** "Vaga de Auxiliar Administrativo" is the portal's phrase; " Cargo/Função: …" a tail it sometimes leaves. */
export function bneTitle(text: string): string {
  const title = text
    .replace(/Cargo\/Fun[cç][aã]o:.*/is, "")
    .replace(/^vaga\s+(de|para)\s+(?=\S)/i, "")
    .trim();
  return title.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) || text;
}
