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
import type { Listing } from "../core/listing.ts";
import { findContract, readContract } from "../core/pay/contract-text.ts";
import { readPayText } from "../core/pay/pay-text.ts";
import { findWorkMode, readPlaceText, readWorkMode } from "../core/place/place-text.ts";
import type { ProviderReply } from "../core/provider.ts";
import { cardReader } from "../core/reply/card-list.ts";
import { listingOf } from "../core/reply/listing-of.ts";
import { collapseBlanks } from "../core/text/collapse-blanks.ts";
import { readDate } from "../core/text/dates.ts";

/** Reads the cards of 2026, and the differing elements of the older layout. */
export const readCards = cardReader({
  id: (card) => jobIdIn(pathOf(card)),
  // Relative to the root, also on pages in subfolders.
  url: (card) => pathOf(card).replace(/^(?![a-z]+:|\/)/i, "/"),
  // "Nova" is a badge inside the title.
  title: [(card) => ownTextOf(findFirst(card, ".vaga-titulo")), ".vaga-titulo"],
  company: companyOf,
  place: ".vaga-local-linha, .vaga-local",
  // "CLT • Pleno • Home Office": each part may be missing, so it is recognised by its word, not its position.
  summary: [".vaga-resumo-linha", iconsOf],
  pay: ".vaga-salario-destaque, .vaga-salario",
  posted: ["time @datetime", "time"],
  area: (card) => textAt(card, ".vaga-meta-extra").split("•")[0]?.trim() ?? "",
  // Tags, one a line.
  skills: (card) =>
    findAll(card, ".vaga-hashtags .hashtag")
      .map((tag) => textOf(tag).replace(/^#/, ""))
      .join("\n"),
});

export type Card = ReturnType<typeof readCards>["items"][number];

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
  return named || collapseBlanks(textAt(card, ".vaga-empresa").replaceAll(/\b(verificado|whatsapp)\b/gi, ""));
}

/** The older layout shows the summary with icons. */
function iconsOf(card: HtmlElement): string {
  return findAll(card, "i[title], img[title]")
    .map((icon) => attributeOf(icon, "title"))
    .join(" • ");
}

/** @returns the card as a listing. */
export function toListing(card: Card, { receivedAt }: Pick<ProviderReply, "receivedAt">): Listing {
  const { places, workMode } = readPlaceText(card.place);
  const skills = card.skills.split("\n");
  return listingOf({
    id: card.id,
    title: card.title,
    url: card.url,
    company: card.company,
    place: places[0],
    workMode: readWorkMode(card.summary) ?? workMode,
    contract: readContract(card.summary),
    pay: readPayText(card.pay),
    // Tags of required skills; some repeat the contract or the work mode.
    requirements: skills.filter((skill) => skill && !readContract(skill) && !readWorkMode(skill)),
    postedAt: readDate(card.posted, receivedAt),
    found: { contract: () => findContract(card.title, ""), workMode: () => findWorkMode(card.title) },
  });
}
