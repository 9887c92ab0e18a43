import { mergeDetail, closedVacancy, onlyListing } from "../core/reply/details.ts";
import { readContract } from "../core/pay/contract-text.ts";
import { readDate } from "../core/text/dates.ts";
import { findAll, findFirst, htmlOf, textAt, textOf, type HtmlScope } from "../core/html/html-page.ts";
import { htmlToText } from "../core/html/html-to-text.ts";
import { readJobPosting, type JobPosting } from "../core/schema-org/job-posting.ts";
import { readLinkedData } from "../core/schema-org/json-ld.ts";
import type { Listing } from "../core/listing.ts";
import { ProviderChanged } from "../core/outcome-errors.ts";
import { readPayText } from "../core/pay/pay-text.ts";
import type { ParsedPage, ProviderReply } from "../core/provider.ts";
import { explainMissing } from "../core/refusals/explain-missing.ts";
import { readHtmlReply } from "../core/reply/read-html-reply.ts";
import { readSection } from "../core/text/sections.ts";
import { jobIdIn } from "./card.ts";
import { isOpen } from "./is-open.ts";

/**
 * Reads the page of one vacancy: its JobPosting, and from the visible page the fields that this lacks.
 *
 * @throws {ProviderBlocked} {ProviderUnavailable} {ProviderChanged} neither is there
 */
export function readJobPage(reply: ProviderReply): ParsedPage {
  const page = readHtmlReply(reply);
  if (isClosed(page)) return closedVacancy();
  const [node] = readLinkedData(page, reply.body).postings;
  const posting = node && readJobPosting(node, reply, { ownNames: ["NerdIn"] });
  const title = posting?.title ?? textAt(page, "main h2.h5");
  if (title === "") throw explainMissing(reply, "a JobPosting");
  const { card } = reply.request;
  const id = card?.providerListingId ?? jobIdIn(new URL(reply.url).pathname);
  if (id === "") throw new ProviderChanged(`no id in ${reply.url}`);
  const listing = fillFromPage(
    { providerListingId: id, title, url: reply.url, ...fieldsOf(posting) },
    page,
    reply,
  );
  return isOpen(listing, reply.receivedAt)
    ? onlyListing(mergeDetail(card, listing, betterOnCards))
    : closedVacancy();
}

/** Cards have the hour and every work mode; the posting has only the day and only "remote". */
const betterOnCards = ["postedAt", "workMode", "company"] as const;

/** The mark is near the top, in capitals: further down it may be a word of the text. */
function isClosed(page: HtmlScope): boolean {
  const top = textOf(findFirst(page, "main") ?? page).slice(0, 400);
  return /(?<!\p{L})(VENCIDA|ENCERRADA|EXPIRADA)(?!\p{L})/u.test(top);
}

type Fields = Omit<Listing, "providerListingId" | "title" | "url">;

function fieldsOf(posting: JobPosting | undefined): Fields {
  if (!posting) return { requirements: [], benefits: [] };
  const { description, ...fields } = posting.fields;
  // Texts are usually plain; in one with tags a line is not a sentence.
  const isHtml = /<\/?[a-z]/i.test(description ?? "");
  const text = isHtml ? description : withoutPromotion(description ?? "");
  return { ...fields, ...(text && { description: text }) };
}

function fillFromPage(listing: Listing, page: HtmlScope, reply: ProviderReply): Listing {
  const about = findFirst(page, "#sobre-pane");
  const needs = textLines(findFirst(page, "#requisitos-pane"));
  const offers = textLines(findAll(page, ".tab-content .tab-pane")[2] ?? null);
  const description = listing.description ?? textLines(about);
  const company = listing.company ?? companyOf(page);
  const isContractStated = listing.contract !== undefined && !listing.derived?.includes("contract");
  const hiring = isContractStated
    ? undefined
    : readContract(/contrata[cç][aã]o[^\n]*/i.exec(needs)?.[0] ?? "");
  const pay = listing.pay ?? readPayText(textAt(page, ".vaga-salario"));
  const postedAt = listing.postedAt ?? readDate(postedText(page), reply.receivedAt);
  const requirements = readSection(withoutFacts(needs), "requirements");
  const benefits = readSection(offers, "benefits");
  const contract = hiring ?? listing.contract;
  const derived = listing.derived?.filter((field) => !(field === "contract" && hiring)) ?? [];
  const { derived: _, ...rest } = listing;
  return {
    ...rest,
    ...(company && { company }),
    ...(contract && { contract }),
    ...(pay && { pay }),
    ...(postedAt && { postedAt }),
    ...(description && { description }),
    requirements: requirements.length > 0 ? requirements : listing.requirements,
    benefits: benefits.length > 0 ? benefits : listing.benefits,
    ...(derived.length > 0 && { derived }),
  };
}

/** "Empresa - 3 Vagas Ativas". */
function companyOf(page: HtmlScope): string {
  return textAt(page, "main a.text-primary.fw-semibold").replace(/(?<!\s)\s*-\s*\d+ vagas? ativas?.*/is, "");
}

/** "Publicada há 3 dias | …". */
function postedText(page: HtmlScope): string {
  return textAt(page, "#sobre-pane .text-muted.small").split("|")[0] ?? "";
}

function textLines(pane: ReturnType<typeof findFirst>): string {
  return withoutPromotion(htmlToText(htmlOf(pane)));
}

/** "Nível: Senior" and "Contratação PJ." are no requirements. */
function withoutFacts(text: string): string {
  return linesWithout(text, /^\W*(n[ií]vel:|contrata[cç][aã]o\b|vaga pcd\b)/i);
}

const promotion =
  /quero me candidatar|seja premium|desbloquear contato|quero prioridade|^\s*e-?mail:|^\s*whats(app)?:/i;

/** Removes the portal's own advertisement from a vacancy, and contacts that only members see. */
function withoutPromotion(text: string): string {
  return linesWithout(text, promotion);
}

function linesWithout(text: string, unwanted: RegExp): string {
  return text
    .split("\n")
    .filter((line) => !unwanted.test(line))
    .join("\n")
    .trim();
}
