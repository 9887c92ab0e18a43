import { onlyNext } from "../core/reply/details.ts";
import { foldText } from "../core/text/fold-text.ts";
import { htmlToText } from "../core/html/html-to-text.ts";
import { webAddress } from "../core/text/item-fields.ts";
import type { Listing, WorkMode } from "../core/listing.ts";
import { ProviderChanged } from "../core/outcome-errors.ts";
import type { ParsedPage, ProviderQuery, ProviderReply, ProviderRequest } from "../core/provider.ts";
import { defineProvider } from "../core/reply/define-provider.ts";
import { placeByState } from "../core/place/place-by-state.ts";
import { readItems, selectListings } from "../core/reply/read-items.ts";
import { readJsonReply } from "../core/reply/read-json-reply.ts";
import { requestUrl, withParameter } from "../core/text/request-url.ts";
import { readSections } from "../core/text/sections.ts";
import { fitsQuery } from "./asked-filters.ts";
import { solidesItemSchema, solidesPageSchema, type SolidesItem } from "./item-schema.ts";
import { readSolidesPay } from "./pay.ts";
import { solidesSettings } from "./settings.ts";
import { stateCities } from "./state-cities.ts";

/** The search of vagas.solides.com.br (JSON, no key), as its own site asks it since September 2026. */
export const solides = defineProvider(solidesSettings, {
  id: "solides",
  steps: ["list", "cities"],
  access: "public-api",
  robots: "vagas.solides.com.br/robots.txt: everything allowed, job routes by name, seen September 2026",
  // The portal cannot be asked for a state alone, only for its large cities and the country: we filter the state.
  filters: { keywords: "title", state: false, city: true },
  neverTells: [],
  buildRequests,
  parseReply,
});

/** A state alone takes two requests: one for its large cities, one for the country, which is filtered here. */
function buildRequests(query: ProviderQuery): ProviderRequest[] {
  const { city, state } = query;
  // A bare UF or a bare city finds nothing.
  const labelled = (cities: readonly string[]) => cities.map((name) => `${name} - ${state?.uf}`);
  if (city && state) return [request("list", query, labelled([city]))];
  const country = request("list", query, []);
  const cities = state && solidesSettings.asksCitiesOfState ? stateCities[state.uf] : undefined;
  return cities ? [request("cities", query, labelled(cities)), country] : [country];
}

function request(
  step: "cities" | "list",
  { keywords }: ProviderQuery,
  locations: readonly string[],
): ProviderRequest {
  return {
    step,
    method: "GET",
    headers: { accept: "application/json", referer: `${solidesSettings.origin}/` },
    url: requestUrl(solidesSettings.origin + solidesSettings.searchPath, {
      title: keywords.replaceAll(/\s+/g, " ").trim(),
      locations: locations.join(","),
      page: 1,
      take: solidesSettings.pageSize,
    }),
  };
}

function parseReply(reply: ProviderReply, query: ProviderQuery): ParsedPage {
  const isCities = reply.request.step === "cities";
  // The portal refuses such a request with 500, formerly 400; then only the country's answer counts.
  if (isCities && (reply.status === 400 || reply.status === 500)) return onlyNext([]);
  const { data, count, currentPage, totalPages } = readJsonReply(reply, solidesPageSchema);
  if (data.length === 0 && currentPage === 1 && count > 0)
    throw new ProviderChanged(`an empty first page of ${count}`);

  const { readable, skipped } = readItems(data, solidesItemSchema);
  const { fits, ignored } = fitsQuery(readable, query, reply.request);
  const selected = selectListings(readable, (item) =>
    isOpening(item, reply.receivedAt) && fits(item) ? toListing(item, reply.url) : null,
  );
  const page = { skipped, ...selected };
  const isLastPage = data.length === 0 || currentPage >= totalPages;
  // Then this answer is the whole country's, which has a request of its own.
  const leadsNowhere = isCities && ignored.includes("place");
  // A state is filtered here, so the provider's count is the country's.
  const isStateOnly = query.state !== null && query.city === null;
  return {
    ...page,
    ...(ignored.length === 0 && !isStateOnly && { total: count }),
    ...(ignored.length > 0 && { ignored }),
    confirmedEmpty: data.length === 0,
    next:
      isLastPage || leadsNowhere
        ? []
        : [{ ...reply.request, url: withParameter(reply.request.url, "page", String(currentPage + 1)) }],
  };
}

function isOpening(item: SolidesItem, receivedAt: Date): boolean {
  if (item.currentState && item.currentState !== "em_andamento") return false;
  if (solidesSettings.dropTalentPools && /^banco de talentos?\b/.test(foldText(item.title))) return false;
  if (!item.createdAt) return true;
  const ageDays = (receivedAt.getTime() - Date.parse(item.createdAt)) / (24 * 60 * 60 * 1000);
  return ageDays <= solidesSettings.ageMaxDays;
}

function toListing(item: SolidesItem, repliedFrom: string): Listing | null {
  const path = /^\d+$/.test(item.id) ? solidesSettings.jobPath(item.id) : solidesSettings.otherJobPath(item);
  const url = path && webAddress(path, repliedFrom);
  if (!url) return null;
  const company = item.isHiddenJob ? "Empresa confidencial" : item.companyName;
  const workMode = workModes[item.jobType ?? ""];
  const contract = item.recruitmentContractType.join(" ou ");
  const pay = readSolidesPay(item.salary);
  const sections = readSections(htmlToText(item.description ?? ""));
  const city = item.city?.name;
  const place = placeByState(city, item.state?.code ?? item.state?.name);
  return {
    providerListingId: item.id,
    title: item.title,
    url,
    ...(company && { company }),
    ...(place && { place }),
    ...(workMode && { workMode }),
    ...(contract && { contract }),
    ...(pay && { pay }),
    ...(item.description && { description: item.description }),
    requirements: unique([
      ...reservedFor(item),
      ...alternatives(item.education),
      ...item.language,
      ...item.hardSkills,
      ...sections.requirements,
    ]),
    benefits: unique([...item.benefits, ...(item.benefits.length > 0 ? [] : sections.benefits)]),
    ...(item.createdAt && { postedAt: item.createdAt }),
    ...(item.date?.due && { expiresAt: item.date.due }),
  };
}

/** The people for whom a vacancy is reserved, and those whom it prefers. */
function reservedFor({ pcdOnly, affirmative }: SolidesItem): string[] {
  if (!pcdOnly) return affirmative;
  const others = affirmative.filter((name) => !/defici[eê]ncia|\bpcd\b/i.test(name));
  return ["Vaga para pessoas com deficiência (PcD)", ...others];
}

/** `homeOffice` is an old field and wrong for most remote vacancies. */
const workModes: Readonly<Record<string, WorkMode>> = {
  remoto: "remote",
  hibrido: "hybrid",
  presencial: "onsite",
};

/** Several degrees are alternatives: one of them is required. */
function alternatives(degrees: readonly string[]): string[] {
  if (degrees.length < 2) return [...degrees];
  return [new Intl.ListFormat("pt-BR", { type: "disjunction" }).format(degrees)];
}

function unique(items: readonly string[]): string[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const folded = foldText(item);
    return !seen.has(folded) && seen.add(folded);
  });
}
