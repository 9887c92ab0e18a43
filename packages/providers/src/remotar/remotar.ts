import { findContract, readContract } from "../core/pay/contract-text.ts";
import { fitsAskedPlace } from "../core/place/fits-asked-place.ts";
import { foldText } from "../core/text/fold-text.ts";
import { htmlToText } from "../core/html/html-to-text.ts";
import { webAddress } from "../core/text/item-fields.ts";
import type { Listing, WorkMode } from "../core/listing.ts";
import { matchesKeywords } from "../core/text/matches-keywords.ts";
import { ProviderChanged } from "../core/outcome-errors.ts";
import { pathSlug } from "../core/text/path-slug.ts";
import { placeByState } from "../core/place/place-by-state.ts";
import { readWorkMode } from "../core/place/place-text.ts";
import type { ParsedPage, ProviderQuery, ProviderReply, ProviderRequest } from "../core/provider.ts";
import { defineProvider } from "../core/reply/define-provider.ts";
import { readItems, selectListings } from "../core/reply/read-items.ts";
import { readJsonReply } from "../core/reply/read-json-reply.ts";
import { requestUrl, withParameter } from "../core/text/request-url.ts";
import { readSections } from "../core/text/sections.ts";
import { textToHtml } from "../core/html/text-to-html.ts";
import { remotarItemSchema, remotarPageSchema, type RemotarItem } from "./item-schema.ts";
import { readRemotarPay } from "./pay.ts";
import { remotarSettings } from "./settings.ts";

/** The search behind remotar.com.br (JSON, no key). Itself an aggregator, of remote work mostly. */
export const remotar = defineProvider(
  { ...remotarSettings, requestsMax: remotarSettings.pagesMax },
  {
    id: "remotar",
    steps: ["list"],
    access: "public-api",
    robots: "none on api.remotar.com.br nor on remotar.com.br (404), seen August 2026",
    // The portal silently ignores `state` and `uf`: the place is compared here.
    filters: { keywords: "all", state: false, city: false },
    neverTells: [],
    buildRequests,
    parseReply,
  },
);

function buildRequests(query: ProviderQuery): ProviderRequest[] {
  return [
    {
      step: "list",
      method: "GET",
      headers: { accept: "application/json" },
      url: requestUrl(remotarSettings.origin + remotarSettings.searchPath, {
        search: query.keywords.replaceAll(/\s+/g, " ").trim(),
        active: "true",
        page: 1,
      }),
    },
  ];
}

function parseReply(reply: ProviderReply, query: ProviderQuery): ParsedPage {
  const { data, meta } = readJsonReply(reply, remotarPageSchema);
  const isFirst = meta.current_page === 1;
  if (data.length === 0 && isFirst && meta.total !== 0)
    throw new ProviderChanged(`an empty first page of ${meta.total ?? "an untold number"}`);

  const { readable, skipped } = readItems(data, remotarItemSchema);
  const seen = new Set<string>();
  const selected = selectListings(readable, (item) => {
    if (!isOpening(item, reply.receivedAt) || isRepeated(item, seen)) return null;
    const listing = toListing(item, reply.url);
    return listing && fitsPlace(listing, query) && fitsKeywords(item, query) ? listing : null;
  });
  const isLastPage =
    data.length === 0 || meta.current_page >= Math.min(meta.last_page, remotarSettings.pagesMax);
  return {
    skipped,
    ...selected,
    ...(meta.total !== undefined && selected.leftOut === 0 && query.state === null && { total: meta.total }),
    confirmedEmpty: data.length === 0,
    next: isLastPage
      ? []
      : [{ ...reply.request, url: withParameter(reply.request.url, "page", String(meta.current_page + 1)) }],
  };
}

/** Answers hold expired vacancies even when only active ones are asked. */
function isOpening(item: RemotarItem, receivedAt: Date): boolean {
  if (item.active === false || item.expired === true) return false;
  if (
    remotarSettings.dropInternational &&
    /internacional|moeda estrangeira/.test(foldText(item.jobTags.join(" ")))
  )
    return false;
  return !item.expiresAt || Date.parse(item.expiresAt) >= receivedAt.getTime() - dayMs;
}

/** Added to an end without a time, because such a day counts to its end. */
const dayMs = 24 * 60 * 60 * 1000;

/** A vacancy gathered from another site may come twice: the same link under the same title. */
function isRepeated({ externalLink, title }: RemotarItem, seen: Set<string>): boolean {
  if (!externalLink) return false;
  const key = `${externalLink} ${foldText(title)}`;
  return seen.has(key) || !seen.add(key);
}

/** Remote work is for the whole country; any other must say that it is in the asked place. */
function fitsPlace(listing: Listing, query: ProviderQuery): boolean {
  if (listing.workMode === "remote" || query.state === null) return true;
  const { city, state } = listing.place ?? {};
  return state !== undefined && (query.city === null || city !== undefined) && fitsAskedPlace(listing, query);
}

/** The portal's search includes the texts, and so does this comparison. */
function fitsKeywords(item: RemotarItem, { keywords }: ProviderQuery): boolean {
  const { title, subtitle = "", company = "", companyDisplayName = "", type } = item;
  const mode = type === "remote" ? "remoto remota home office" : "";
  const short = [
    title,
    subtitle,
    company,
    companyDisplayName,
    mode,
    ...item.jobTags,
    ...item.jobCategories,
  ].join("\n");
  if (matchesKeywords(short, keywords)) return true;
  const texts = [short, item.description, item.moreInfos, ...item.jobRequirements];
  return matchesKeywords(texts.join("\n"), keywords);
}

function toListing(item: RemotarItem, repliedFrom: string): Listing | null {
  const [first, second] =
    remotarSettings.companyFirst === "company"
      ? [item.company, item.companyDisplayName]
      : [item.companyDisplayName, item.company];
  const company = first ?? second;
  const path = remotarSettings.jobPath(
    encodeURIComponent(item.id),
    pathSlug(company ?? ""),
    pathSlug(item.title),
  );
  const url = webAddress(path, siteOf(repliedFrom));
  if (!url) return null;
  const text = htmlToText([item.description, item.moreInfos].filter(Boolean).join("\n"));
  const sections = readSections(text);
  const tags = item.jobTags.join(", ");
  const place = placeByState(item.city, item.state, item.country);
  const workMode = workModes[item.type ?? ""] ?? readWorkMode(tags);
  const stated = readContract(tags);
  const contract = stated ?? findContract(item.title, text);
  const pay = readRemotarPay(item.jobSalary);
  const description = [textToHtml(item.subtitle ?? ""), item.description, item.moreInfos]
    .filter(Boolean)
    .join("\n");
  return {
    providerListingId: item.id,
    title: item.title,
    url,
    ...(company && { company }),
    ...(place && { place }),
    ...(workMode && { workMode }),
    ...(contract && { contract }),
    ...(pay && { pay }),
    ...(description && { description }),
    requirements: item.jobRequirements.length > 0 ? item.jobRequirements : sections.requirements,
    benefits: item.jobBenefits.length > 0 ? item.jobBenefits : sections.benefits,
    ...(item.createdAt && { postedAt: item.createdAt }),
    ...(item.expiresAt && { expiresAt: item.expiresAt }),
    ...(contract && !stated && { derived: ["contract"] as const }),
  };
}

/** The site for people is remotar.com.br, the API api.remotar.com.br; a stand-in is both. */
function siteOf(repliedFrom: string): string {
  return new URL(repliedFrom).origin.replace("//api.", "//");
}

const workModes: Readonly<Record<string, WorkMode>> = {
  remote: "remote",
  hybrid: "hybrid",
  "on-site": "onsite",
};
