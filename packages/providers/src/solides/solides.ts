import { htmlToText } from "../core/html/html-to-text.ts";
import type { Listing } from "../core/listing.ts";
import { ProviderChanged } from "../core/outcome-errors.ts";
import { largeCities } from "../core/place/large-cities.ts";
import { placeByState } from "../core/place/place-by-state.ts";
import { readWorkMode } from "../core/place/place-text.ts";
import type { ParsedPage, ProviderQuery, ProviderReply, ProviderRequest } from "../core/provider.ts";
import { defineProvider } from "../core/reply/define-provider.ts";
import { onlyNext } from "../core/reply/details.ts";
import { isOlder } from "../core/reply/is-older.ts";
import { listPage } from "../core/reply/list-page.ts";
import { listingOf } from "../core/reply/listing-of.ts";
import { readItems } from "../core/reply/read-items.ts";
import { readJsonReply } from "../core/reply/read-json-reply.ts";
import { atPage, getJson } from "../core/reply/requests.ts";
import { foldText } from "../core/text/fold-text.ts";
import { webAddress } from "../core/text/item-fields.ts";
import { readLevelText } from "../core/text/level-text.ts";
import { readSections } from "../core/text/sections.ts";
import { fitsQuery } from "./asked-filters.ts";
import { solidesItemSchema, solidesPageSchema, type SolidesItem } from "./item-schema.ts";
import { readSolidesPay } from "./pay.ts";
import { solidesSettings as settings } from "./settings.ts";

/** The search of vagas.solides.com.br (JSON, no key), as its own site asks it since September 2026. */
export const solides = defineProvider(settings, {
  id: "solides",
  steps: ["list", "cities"],
  access: "public-api",
  robots: "vagas.solides.com.br/robots.txt: everything allowed, job routes by name, seen September 2026",
  // The portal cannot be asked for a state alone, only for its large cities and the country: we filter the state.
  filters: { keywords: "title", state: false, city: true },
  ignoresWordOrder: true,
  absentFields: [],
  buildRequests,
  parseReply,
});

/** A state alone takes two requests: one for its large cities, one for the country, which is filtered here. */
function buildRequests({ keywords, city, state }: ProviderQuery): ProviderRequest[] {
  const request = (step: "cities" | "list", cities: readonly string[]) => {
    // A bare UF or a bare city finds nothing.
    const locations = cities.map((name) => `${name} - ${state?.uf}`).join(",");
    const asked = { title: keywords, locations, page: 1, take: settings.pageSize };
    return getJson(step, settings.origin + settings.searchPath, asked, { referer: `${settings.origin}/` });
  };
  if (city && state) return [request("list", [city])];
  const cities = state && settings.asksCitiesOfState ? largeCities[state.uf] : undefined;
  return cities ? [request("cities", cities), request("list", [])] : [request("list", [])];
}

function parseReply(reply: ProviderReply, query: ProviderQuery): ParsedPage {
  const isCities = reply.request.step === "cities";
  // The portal refuses such a request with 500, formerly 400; then only the country's answer counts.
  if (isCities && (reply.status === 400 || reply.status === 500)) return onlyNext([]);
  const { data, count, currentPage: page, totalPages } = readJsonReply(reply, solidesPageSchema);
  if (data.length === 0 && page === 1 && count > 0)
    throw new ProviderChanged(`an empty first page of ${count}`);
  const { readable, skipped } = readItems(data, solidesItemSchema);
  const { fits, ignored } = fitsQuery(readable, query, reply.request);
  // Then this answer is the whole country's, which has a request of its own.
  const isWholeCountry = isCities && ignored.includes("place");
  const hasMore = data.length > 0 && page < totalPages && !isWholeCountry;
  const read = listPage(
    { items: readable, skipped },
    {
      toListing: (item) =>
        isOpening(item, reply.receivedAt) && fits(item) ? toListing(item, reply.url) : null,
      ignored,
      next: hasMore && atPage(reply.request, "page", page + 1),
    },
  );
  // A state is filtered here, so the provider's count is the country's.
  const isStateOnly = query.state !== null && query.city === null;
  return { ...read, total: ignored.length === 0 && !isStateOnly ? count : undefined };
}

function isOpening(item: SolidesItem, receivedAt: Date): boolean {
  if (item.currentState && item.currentState !== "em_andamento") return false;
  if (settings.dropTalentPools && /^banco de talentos?\b/.test(foldText(item.title))) return false;
  return !isOlder(item.createdAt, settings.ageMaxDays, receivedAt);
}

function toListing(item: SolidesItem, repliedFrom: string): Listing | null {
  const path = /^\d+$/.test(item.id) ? settings.jobPath(item.id) : settings.otherJobPath(item);
  const url = path && webAddress(path, repliedFrom);
  if (!url) return null;
  const sections = readSections(htmlToText(item.description ?? ""));
  return listingOf({
    ...item,
    url,
    company: item.isHiddenJob ? "Empresa confidencial" : item.companyName,
    place: placeByState(item.city?.name, item.state?.code ?? item.state?.name),
    // `homeOffice` is an old field and wrong for most remote vacancies.
    workMode: item.showModality === false ? undefined : readWorkMode(item.jobType ?? ""),
    contract: item.recruitmentContractType.join(" ou "),
    level: readLevelText(item.seniority.join(", ")),
    pay: readSolidesPay(item.salary),
    requirements: [
      ...reservedFor(item),
      ...alternatives(item.education),
      ...item.language,
      ...item.hardSkills,
      ...sections.requirements,
    ],
    benefits: item.benefits.length > 0 ? item.benefits : sections.benefits,
    postedAt: item.createdAt,
    expiresAt: item.date?.due,
  });
}

/** The people for whom a vacancy is reserved, and those whom it prefers. */
function reservedFor({ pcdOnly, affirmative }: SolidesItem): string[] {
  if (!pcdOnly) return affirmative;
  const others = affirmative.filter((name) => !/defici[eê]ncia|\bpcd\b/i.test(name));
  return ["Vaga para pessoas com deficiência (PcD)", ...others];
}

/** Several degrees are alternatives: one of them is required. */
function alternatives(degrees: readonly string[]): string[] {
  if (degrees.length < 2) return [...degrees];
  return [new Intl.ListFormat("pt-BR", { type: "disjunction" }).format(degrees)];
}
