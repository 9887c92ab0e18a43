import { findAll, findFirst, htmlOf, textAt, textOf, type HtmlScope } from "../core/html/html-page.ts";
import { htmlToText } from "../core/html/html-to-text.ts";
import { fieldsReader } from "../core/html/read-fields.ts";
import type { Listing } from "../core/listing.ts";
import { readContract } from "../core/pay/contract-text.ts";
import { fillGaps } from "../core/reply/details.ts";
import { isOlder } from "../core/reply/is-older.ts";
import type { JobPage, JobPageFacts } from "../core/reply/job-page.ts";
import { listingOf } from "../core/reply/listing-of.ts";
import { listingOfTexts } from "../core/reply/listing-of-texts.ts";
import { readLevelText } from "../core/text/level-text.ts";
import { readSection } from "../core/text/sections.ts";
import { nerdinSettings as settings } from "./settings.ts";

/** The page of one vacancy: its JobPosting, and from the visible page the fields that this lacks. */
export const jobPage: JobPageFacts = {
  jobPath: /vaga_emprego\/(?:[^/?#]*?-)?(?<id>\d+)\.php/,
  isPostingOptional: true,
  // The mark is near the top, in capitals: further down it may be a word of the text.
  isClosed: (page) =>
    /(?<!\p{L})(VENCIDA|ENCERRADA|EXPIRADA)(?!\p{L})/u.test(
      textOf(findFirst(page, "main") ?? page).slice(0, 400),
    ),
  quirks: { ownNames: ["NerdIn"] },
  title: ({ page, posting }) => posting?.title ?? textAt(page, "main h2.h5"),
  adjust: (stated, found) => {
    const listing = withShown(stated, found);
    return isOlder(listing.postedAt, settings.ageDaysMax, found.reply.receivedAt) ? null : listing;
  },
  // Cards have the hour and every work mode; the posting has only the day and only "remote".
  keep: ["postedAt", "workMode", "company"],
  fits: () => true,
};

const readShown = fieldsReader({
  about: "#sobre-pane @lines()",
  needs: "#requisitos-pane @lines()",
  offers: (page: HtmlScope) => htmlToText(htmlOf(findAll(page, ".tab-content .tab-pane")[2] ?? null)),
  // "Empresa - 3 Vagas Ativas".
  company: "main a.text-primary.fw-semibold",
  pay: ".vaga-salario",
  // "Publicada há 3 dias | …".
  posted: "#sobre-pane .text-muted.small",
});

function withShown(stated: Listing, { page, reply }: JobPage): Listing {
  const { providerListingId: id, title, url } = stated;
  const { about, offers, company, pay, posted, ...shown } = readShown(page);
  const needs = withoutPromotion(shown.needs);
  const isContractStated = stated.contract !== undefined && !stated.derived?.includes("contract");
  const hiring = /contrata[cç][aã]o[^\n]*/i.exec(needs)?.[0] ?? "";
  const level = needs.split("\n").find((line) => /^\W*n[ií]vel:/i.test(line)) ?? "";
  const better = listingOf({
    id,
    title,
    url,
    contract: isContractStated ? undefined : readContract(hiring),
    level: readLevelText(level),
    // "Nível: Senior" and "Contratação PJ." are no requirements.
    requirements: readSection(
      linesWithout(needs, /^\W*(n[ií]vel:|contrata[cç][aã]o\b|vaga pcd\b)/i),
      "requirements",
    ),
    benefits: readSection(withoutPromotion(offers), "benefits"),
  });
  const tidied = listingOf({ ...stated, id, description: tidy(stated.description) });
  const texts = {
    id,
    title,
    url,
    pay,
    company: company.replace(/(?<!\s)\s*-\s*\d+ vagas? ativas?.*/is, ""),
    postedAt: posted.split("|")[0],
  };
  const said = listingOfTexts(texts, reply, { description: withoutPromotion(about) });
  return fillGaps(fillGaps(better, tidied), said);
}

/** Texts are usually plain; in one with tags a line is not a sentence. */
function tidy(description = ""): string {
  return /<\/?[a-z]/i.test(description) ? description : withoutPromotion(description);
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
