import { escapeHtml } from "../escape-html.ts";
import type { StandIn, StandInOptions } from "../stand-in.ts";
import { vacanciesOfEmployer } from "../vacancies/one-employer.ts";
import { placeOf } from "../vacancies/places.ts";
import type { Vacancy } from "../vacancies/vacancy.ts";
import { jsonAnswer, startPortal, type PortalAnswer } from "./portal/start-portal.ts";
import { wordsOf } from "./portal/words.ts";

const resources = "/hcmRestApi/resources/latest";
const brazilId = 300_000_000_471_450;

/**
 * Starts a stand-in for Dell's site on the Oracle Recruiting Cloud, which has two addresses.
 *
 * @param knowsCountries false where a country's name finds nothing, as at some employers: only the id of the
 *   facet filters
 */
export async function startDell(
  options: StandInOptions,
  { knowsCountries }: { knowsCountries: boolean },
): Promise<StandIn> {
  const vacancies = vacanciesOfEmployer(1984, 110, new Date(), employer);
  const byId = new Map(vacancies.map((vacancy) => [idOf(vacancy), vacancy]));
  return startPortal(options, {
    label: "Dell",
    robots: "User-agent: *\nAllow: /\n",
    answer: ({ url, ignoresPlace }) => {
      const byName = ignoresPlace ? "ignored" : knowsCountries ? "filters" : "finds nothing";
      if (url.pathname === `${resources}/recruitingCEJobRequisitions`) return list(vacancies, url, byName);
      if (url.pathname === `${resources}/recruitingCEJobRequisitionDetails`) return detail(byId, url);
      return undefined;
    },
    findVacancy: (pathname) =>
      byId.get(
        /^\/hcmUI\/CandidateExperience\/en\/sites\/(?:careers|CX_1001)\/job\/(\w+)$/.exec(pathname)?.[1] ??
          "",
      ),
  });
}

function list(
  vacancies: readonly Vacancy[],
  url: URL,
  byName: "filters" | "ignored" | "finds nothing",
): PortalAnswer {
  const asked = readFinder(url, "findReqs");
  if (asked?.get("siteNumber") !== "CX_1001") return refused;
  const limit = Number(asked.get("limit") ?? 25);
  const offset = Number(asked.get("offset") ?? 0);
  const words = wordsOf(asked.get("keyword") ?? "");
  const worded = vacancies.filter(({ title, requirements }) => {
    const known = new Set(wordsOf([title, ...requirements].join(" ")));
    return words.every((word) => known.has(word));
  });
  const facetId = asked.get("selectedLocationsFacet");
  const country = byName === "ignored" ? undefined : asked.get("location");
  const found = worded.filter((vacancy) => {
    const words = placeWords(vacancy);
    const isThere = country === undefined || (byName === "filters" && words.country === country);
    return isThere && (facetId === undefined || facetId === String(words.facetId));
  });
  const facets = [...Map.groupBy(worded, (vacancy) => placeWords(vacancy).country)].map(([Name, those]) => ({
    Id: those[0] && placeWords(those[0]).facetId,
    Name,
    TotalCount: those.length,
  }));
  const requisitionList = found.slice(offset, offset + limit).map((vacancy) => toItem(vacancy));
  const item = { SearchId: 1, TotalJobsCount: found.length, Limit: limit, Offset: offset, requisitionList };
  const asksFacets = asked.get("facetsList")?.split(";").includes("LOCATIONS") ?? false;
  return jsonAnswer(200, {
    items: [{ ...item, locationsFacet: asksFacets && found.length > 0 ? facets : [] }],
    count: 1,
    hasMore: false,
  });
}

/** The answer for an unknown id has no item. */
function detail(byId: ReadonlyMap<string, Vacancy>, url: URL): PortalAnswer {
  const asked = readFinder(url, "ById");
  const id = /^"(\w+)"$/.exec(asked?.get("Id") ?? "")?.[1];
  if (id === undefined) return refused;
  const vacancy = byId.get(id);
  return jsonAnswer(200, { items: vacancy ? [toDetail(vacancy)] : [], count: vacancy ? 1 : 0 });
}

const refused: PortalAnswer = jsonAnswer(400, { title: "Bad Request", status: "400" });

/** `name;key=value,key=value`: one parameter with a syntax of its own; values are escaped once more than usual. */
function readFinder(url: URL, name: string): Map<string, string> | null {
  // Not `searchParams`: an escaped comma or semicolon inside a value must stay one.
  const finder = /[?&]finder=([^&]*)/.exec(url.search)?.[1] ?? "";
  const [given, pairs = ""] = finder.split(";", 2);
  if (given !== name) return null;
  return new Map(
    pairs.split(",").map((pair) => {
      const [key = "", value = ""] = pair.split("=", 2);
      return [key, decodeURIComponent(value)];
    }),
  );
}

function toItem(vacancy: Vacancy) {
  const { location, code } = placeWords(vacancy);
  return {
    Id: idOf(vacancy),
    Title: vacancy.title,
    PostedDate: vacancy.publishedAt.toISOString().slice(0, 10),
    PostingEndDate: null,
    Language: "pt-BR",
    PrimaryLocation: location,
    PrimaryLocationCountry: code,
    ShortDescriptionStr: vacancy.introduction,
    JobFamily: null,
    JobFunction: null,
    JobSchedule: null,
    secondaryLocations: vacancy.number % 9 === 4 ? [{ Name: abroad.location }] : [],
  };
}

function toDetail(vacancy: Vacancy) {
  const items = (texts: readonly string[]) =>
    `<ul>${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join("")}</ul>`;
  return {
    ...toItem(vacancy),
    WorkplaceType: workplaceTypes[vacancy.workMode],
    ExternalDescriptionStr: `<p>${escapeHtml(vacancy.introduction)}</p>`,
    ExternalResponsibilitiesStr: items(vacancy.duties),
    ExternalQualificationsStr: items(vacancy.requirements),
    Category: vacancy.area,
    JobFunction: vacancy.area,
    JobSchedule: "Full time",
    RequisitionType: vacancy.contract === "Estágio" ? "Internship" : "Standard",
    ExternalPostedStartDate: vacancy.publishedAt.toISOString().replace(/\.\d+Z$/, "+00:00"),
    ExternalPostedEndDate: vacancy.closesAt?.toISOString().replace(/\.\d+Z$/, "+00:00") ?? null,
  };
}

/** Every eighth vacancy is abroad. */
function placeWords({ number, place, workMode }: Vacancy) {
  if (number % 8 === 7) return abroad;
  const home = `${place.city}, ${place.state.name}, Brazil`;
  return {
    location: workMode === "remote" ? "Remote, Brazil" : home,
    code: "BR",
    country: "Brazil",
    facetId: brazilId,
  };
}

const abroad = {
  location: "Round Rock, TX, United States",
  code: "US",
  country: "United States",
  facetId: 300_000_000_471_434,
};

/** The site uses both kinds of id. */
function idOf({ number }: Vacancy): string {
  return number % 3 === 0 ? String(297_000 + number) : `R${270_000 + number}`;
}

const workplaceTypes = { remote: "Remote", hybrid: "Hybrid", onsite: "On-site" } as const;

const employer = {
  name: "Dell Technologies",
  slug: "dell",
  about: "A Dell Technologies faz computadores, servidores e serviços de tecnologia.",
  areas: ["Tecnologia", "Comercial", "Financeiro", "Marketing"],
  places: [
    placeOf("Eldorado do Sul - RS"),
    placeOf("Porto Alegre - RS"),
    placeOf("São Paulo - SP"),
    placeOf("Hortolândia - SP"),
  ],
} as const;
