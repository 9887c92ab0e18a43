import { escapeHtml } from "../escape-html.ts";
import type { StandIn, StandInOptions } from "../stand-in.ts";
import { vacanciesOfEmployer } from "../vacancies/one-employer.ts";
import { placeOf } from "../vacancies/places.ts";
import type { Vacancy } from "../vacancies/vacancy.ts";
import { sapFeed, sapJobPage, sapSearchPage, type SapJob } from "./sap-pages.ts";
import { startPortal, type PortalAnswer } from "./start-portal.ts";
import { fold, wholeParameter, wordsOf } from "./words.ts";

const pageSize = 25;
const feedSize = 20;

/** Plays jobs.sap.com: search pages, the feed of the newest, job pages in microdata. */
export async function startSap(options: StandInOptions): Promise<StandIn> {
  const jobs = vacanciesOfEmployer(1972, 80, new Date(), employer).map((vacancy) => toJob(vacancy));
  return startPortal(options, {
    label: "SAP",
    robots: "User-agent: *\nDisallow: /talentcommunity/\nAllow: /\n",
    answer: ({ url }) => {
      if (url.pathname === "/search/") return html(200, searchPage(jobs, url.searchParams));
      if (url.pathname === "/services/rss/job/")
        return { status: 200, contentType: "application/rss+xml; charset=utf-8", body: feed(jobs, url) };
      const id = /^\/job\/[^/]+\/(\d+)\/$/.exec(url.pathname)?.[1];
      if (id === undefined) return undefined;
      const job = jobs.find((candidate) => candidate.id === id);
      return job ? html(200, sapJobPage(job)) : html(404, closedPage);
    },
    findVacancy: () => undefined,
  });
}

/** Where nothing fits, the page says so and shows the newest of all kinds below. */
function searchPage(jobs: readonly SapJob[], asked: URLSearchParams): string {
  const keywords = asked.get("q") ?? "";
  const found = jobs.filter((job) => fits(job, keywords, asked.get("locationsearch") ?? ""));
  if (found.length === 0) return sapSearchPage(jobs.slice(0, 10), "", nothingFor(keywords));
  const start = Math.max(0, wholeParameter(asked, "startrow", 0) || 0);
  const rows = found.slice(start, start + pageSize);
  const label = `Results <b>${start + 1} – ${start + rows.length}</b> of <b>${found.length}</b>`;
  return sapSearchPage(rows, rows.length > 0 ? label : `Results <b>0</b> of <b>0</b>`);
}

function nothingFor(keywords: string): string {
  return `There are currently no open positions matching "${escapeHtml(keywords)}". The 10 most recent jobs posted by SAP are listed below for your convenience.`;
}

/** One page of the newest, however many there are; keywords stand in brackets. */
function feed(jobs: readonly SapJob[], url: URL): string {
  const { searchParams: asked, origin } = url;
  const found = jobs.filter((job) =>
    fits(job, asked.get("keywords") ?? "", asked.get("locationsearch") ?? ""),
  );
  return sapFeed(found.slice(0, feedSize), origin);
}

/** All words anywhere in title and text; the place as free text, the country by its English name. */
function fits({ vacancy, location }: SapJob, keywords: string, place: string): boolean {
  const words = new Set(wordsOf([vacancy.title, ...vacancy.duties, ...vacancy.requirements].join(" ")));
  if (!wordsOf(keywords).every((word) => words.has(word))) return false;
  const isBrazil = location.includes(", BR,");
  if (/^bra[sz]il$/i.test(place.trim())) return isBrazil;
  return fold(location).includes(fold(place).trim());
}

function toJob(vacancy: Vacancy): SapJob {
  const { number, place } = vacancy;
  const abroadIndex = number % 7 === 6 ? Math.floor(number / 7) % abroad.length : -1;
  const home = `${place.city}, ${place.state.uf}, BR, ${place.city === "São Leopoldo" ? "93022-718" : "04794-000"}`;
  const location = abroad[abroadIndex] ?? home;
  const id = String(1_410_000_001 + number);
  const slug = fold(`${location.split(",")[0]} ${vacancy.title}`).replaceAll(/[^a-z0-9]+/g, "-");
  return { id, path: `/job/${slug}/${id}/`, location, vacancy };
}

function html(status: number, body: string): PortalAnswer {
  return { status, contentType: "text/html; charset=utf-8", body };
}

const closedPage =
  "<!DOCTYPE html><html><body><h2>The job you are looking for is no longer available.</h2></body></html>";

const abroad = ["Newtown Square, PA, US, 19073", "Walldorf, DE, 69190", "Bangalore, IN, 560066"];

const employer = {
  name: "SAP",
  slug: "sap",
  about: "A SAP faz sistemas de gestão para empresas de todos os tamanhos.",
  areas: ["Tecnologia", "Recursos Humanos", "Financeiro", "Marketing"],
  places: [placeOf("São Paulo - SP"), placeOf("São Leopoldo - RS")],
} as const;
