import { escapeHtml } from "../escape-html.ts";
import type { StandIn, StandInOptions } from "../stand-in.ts";
import { sapFeed, sapJobPage, sapSearchPage, sapWholeFeed, type SapJob } from "./sap-pages.ts";
import { sapVacancies, type SapVacancy } from "./sap-vacancies.ts";
import { startPortal, type PortalAnswer, type PortalRequest } from "./portal/start-portal.ts";
import { fold, wholeParameter, wordsOf } from "./portal/words.ts";

const pageSize = 25;
const feedSize = 20;

/** Starts a stand-in for careers.sap.com: search pages, both feeds (newest and whole), job pages in microdata. */
export async function startSap(options: StandInOptions): Promise<StandIn> {
  const jobs = sapVacancies("old").map((vacancy) => toJob(vacancy));
  return startPortal(options, {
    label: "SAP",
    robots: "User-agent: *\nDisallow: /talentcommunity/\nAllow: /\n",
    answer: (asked) => {
      const { pathname, origin } = asked.url;
      if (pathname === "/search/") return html(200, searchPage(jobs, asked));
      if (pathname === "/services/rss/job/") return xml(feed(jobs, asked));
      if (pathname === "/sitemal.xml") return xml(sapWholeFeed(jobs, origin));
      const id = /^\/job\/[^/]+\/(\d+)\/$/.exec(pathname)?.[1];
      if (id === undefined) return undefined;
      const job = jobs.find((candidate) => candidate.id === id);
      return job ? html(200, sapJobPage(job)) : html(404, closedPage);
    },
    findVacancy: () => undefined,
  });
}

/** When no vacancy fits, the page says so and shows the newest of all kinds below. */
function searchPage(jobs: readonly SapJob[], { url, ignoresPlace }: PortalRequest): string {
  const asked = url.searchParams;
  const keywords = asked.get("q") ?? "";
  const place = ignoresPlace ? "" : (asked.get("locationsearch") ?? "");
  const country = asked.get("optionsFacetsDD_country") ?? "";
  const found = jobs.filter(
    (job) => fits(job, keywords, place) && (country === "" || job.country === country),
  );
  if (found.length === 0) return sapSearchPage(jobs.slice(0, 10), "", nothingFor(keywords));
  const start = Math.max(0, wholeParameter(asked, "startrow", 0) || 0);
  const rows = found.slice(start, start + pageSize);
  const label = `Results <b>${start + 1} – ${start + rows.length}</b> of <b>${found.length}</b>`;
  return sapSearchPage(rows, rows.length > 0 ? label : `Results <b>0</b> of <b>0</b>`);
}

function nothingFor(keywords: string): string {
  return `There are currently no open positions matching "${escapeHtml(keywords)}". The 10 most recent jobs posted by SAP are listed below for your convenience.`;
}

/** One page of the newest vacancies, at any number of them; keywords come in brackets. */
function feed(jobs: readonly SapJob[], { url, ignoresPlace }: PortalRequest): string {
  const { searchParams: asked, origin } = url;
  const place = ignoresPlace ? "" : (asked.get("locationsearch") ?? "");
  const found = jobs.filter((job) => fits(job, asked.get("keywords") ?? "", place));
  return sapFeed(found.slice(0, feedSize), origin);
}

/** All words have to be in title or text; the place is free text, the country has its English name. */
function fits({ vacancy, location, country }: SapJob, keywords: string, place: string): boolean {
  const words = new Set(wordsOf([vacancy.title, ...vacancy.duties, ...vacancy.requirements].join(" ")));
  if (!wordsOf(keywords).every((word) => words.has(word))) return false;
  if (/^bra[sz]il$/i.test(place.trim())) return country === "BR";
  return fold(location).includes(fold(place).trim());
}

function toJob({ vacancy, office }: SapVacancy): SapJob {
  const { city, region, country, postalCode } = office;
  const id = String(1_410_000_001 + vacancy.number);
  const slug = fold(`${city} ${vacancy.title}`).replaceAll(/[^a-z0-9]+/g, "-");
  const location = [city, region, country, postalCode].filter((part) => part !== "").join(", ");
  return { id, path: `/job/${slug}/${id}/`, location, country, vacancy };
}

function html(status: number, body: string): PortalAnswer {
  return { status, contentType: "text/html; charset=utf-8", body };
}

function xml(body: string): PortalAnswer {
  return { status: 200, contentType: "application/rss+xml; charset=utf-8", body };
}

const closedPage =
  "<!DOCTYPE html><html><body><h2>The job you are looking for is no longer available.</h2></body></html>";
