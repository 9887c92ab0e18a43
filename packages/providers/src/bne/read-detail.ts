import { listingOfTexts } from "../core/reply/listing-of-texts.ts";
import { findContract, readContract } from "../core/pay/contract-text.ts";
import {
  attributeAt,
  findAll,
  findFirst,
  htmlOf,
  textAt,
  textOf,
  type HtmlElement,
  type HtmlScope,
} from "../core/html/html-page.ts";
import { htmlToText } from "../core/html/html-to-text.ts";
import { webAddress } from "../core/text/item-fields.ts";
import { readJobPosting } from "../core/schema-org/job-posting.ts";
import { readLinkedData } from "../core/schema-org/json-ld.ts";
import type { Listing } from "../core/listing.ts";
import { readPayText } from "../core/pay/pay-text.ts";
import { readWorkMode } from "../core/place/place-text.ts";
import type { ProviderReply } from "../core/provider.ts";
import { readSections } from "../core/text/sections.ts";
import { textToHtml } from "../core/html/text-to-html.ts";
import { contractInText, isPlaceholderPay, tidyBneText } from "./phrases.ts";
import { bneTitle } from "./read-list.ts";
import { bneSettings } from "./settings.ts";

/** Reads what `GetJobCard` shows beside the list. @returns null when the page is no such card */
export function readFragment(page: HtmlScope, askedId: string, reply: ProviderReply): Listing | null {
  const url = webAddress(attributeAt(page, "a.link-vaga", "href"), reply.url);
  const id = askedId || /\/(\d+)\/?$/.exec(url ?? "")?.[1];
  const title = bneTitle(textAt(page, "a.link-vaga h2"));
  if (!url || title === "" || !id || !new URL(url).pathname.endsWith(`/${id}`)) return null;
  const values = labelled(page);
  const published = findAll(page, "p")
    .map((line) => textOf(line))
    .find((line) => /^(publicad|postad|atualizad)/i.test(line));
  const raw = htmlOf(findFirst(page, ".descricao__vaga"));
  const description = tidyBneText(raw);
  const text = htmlToText(description);
  const shown = { company: values.get("empresa"), place: values.get("local"), pay: values.get("salario") };
  return listingOfTexts({ id, title, url, ...shown, postedAt: published }, reply, {
    workMode: undefined,
    contract: contractInText(raw),
    description,
    ...readSections(text),
    found: { contract: () => findContract(title, text) },
  });
}

/** Values such as `<strong>Empresa:</strong><span>…</span>`, keyed by the folded name of the label. */
function labelled(page: HtmlScope): ReadonlyMap<string, string> {
  // Starts at the value: ":has(+ span)" would look at everything that follows each label.
  return new Map(findAll(page, "strong + span").map((value) => [labelBefore(value), textOf(value)]));
}

function labelBefore(value: HtmlElement): string {
  let label = value.prev;
  while (label && !("attribs" in label)) label = label.prev;
  return textOf(label).replace(/:$/, "").trimEnd().toLowerCase().replace("á", "a");
}

/**
 * A vacancy's own page: its JobPosting, and the visible text, which is whole where the JobPosting's
 * is cut.
 *
 * @param askedId "" where the caller does not know it: then the JobPosting's own
 * @returns null when the page has no JobPosting, or none with an id
 */
export function readJobPage(page: HtmlScope, askedId: string, reply: ProviderReply): Listing | null {
  const [node] = readLinkedData(page, reply.body).postings;
  const raw = typeof node?.["description"] === "string" ? node["description"] : "";
  const posting =
    node && readJobPosting({ ...node, description: tidyBneText(raw) }, reply, { isPlaceholderPay });
  const id = askedId || /(?<!\d)(\d+)\/?$/.exec(posting?.identifier ?? "")?.[1];
  if (!posting?.title || !id) return null;
  const { text, lines } = readVisible(page);
  const valueOf = (label: RegExp) => lines.find((line) => label.test(line))?.replace(/^[^:]*:\s*/, "") ?? "";
  const pay = readPayText(valueOf(/^sal[aá]rio:/i));
  const workMode = readWorkMode(valueOf(/^modalidade:/i));
  const contract = readContract(valueOf(/^contrato:/i)) ?? contractInText(raw) ?? contractInText(text);
  const { derived = [], expiresAt, ...fields } = posting.fields;
  const stated = { ...(pay && { pay }), ...(workMode && { workMode }), ...(contract && { contract }) };
  const stillDerived = derived.filter((field) => !Object.hasOwn(stated, field));
  const whole = tidyBneText(text);
  const isWhole = whole.length > htmlToText(fields.description ?? "").length;
  return {
    providerListingId: id,
    title: bneTitle(posting.title),
    url: reply.url.includes(id) ? reply.url : new URL(bneSettings.jobPath(id), reply.url).href,
    ...fields,
    ...stated,
    ...(isWhole && { description: textToHtml(whole), ...readSections(whole) }),
    ...(expiresAt && isNear(expiresAt, reply.receivedAt) && { expiresAt }),
    ...(stillDerived.length > 0 && { derived: stillDerived }),
  };
}

function isNear(expiresAt: string, receivedAt: Date): boolean {
  const yearMs = 365 * 24 * 60 * 60 * 1000;
  return Date.parse(expiresAt) - receivedAt.getTime() < bneSettings.validYearsMax * yearMs;
}

/** The labelled blocks where the layout has them, else `main` up to the button; labels apart from the text. */
function readVisible(page: HtmlScope): { text: string; lines: string[] } {
  const main = htmlToText(htmlOf(findFirst(page, "main")));
  const all = main.split("\n").map((line) => line.trim());
  const end = all.findIndex((line) => /^candidatar-me$/i.test(line));
  const lines = end < 0 ? all : all.slice(0, end);
  const blocks = findAll(page, ".atribuicoes__vaga, .requisitos__vaga, .descricao__vaga");
  if (blocks.length > 0) return { text: blocks.map((block) => htmlToText(htmlOf(block))).join("\n"), lines };
  const title = textAt(page, "main h1");
  const isText = (line: string) =>
    line !== "" && line !== title && !/^(empresa|sal[aá]rio|modalidade|contrato|local):/i.test(line);
  // Without the button the end of the vacancy's text is unknown.
  return { text: end < 0 ? "" : lines.filter(isText).join("\n"), lines };
}
