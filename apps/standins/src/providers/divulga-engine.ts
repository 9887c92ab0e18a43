import { escapeHtml } from "../escape-html.ts";
import { htmlPage } from "../page.ts";
import type { StandIn, StandInOptions } from "../stand-in.ts";
import { generateVacancies } from "../vacancies/generate-vacancies.ts";
import type { Vacancy } from "../vacancies/vacancy.ts";
import { jobPostingScript, toJobPosting } from "./portal/job-posting-script.ts";
import { startPortal, type PortalAnswer } from "./portal/start-portal.ts";
import { vacancyPage } from "./portal/vacancy-page.ts";
import { wordsOf } from "./portal/words.ts";

/** Starts a stand-in for Divulga Vagas, or for its sister site with the same engine: no employer is named. */
export async function startDivulgaEngine(
  options: StandInOptions,
  site: { label: string; brand: string; seed: number; firstId: number },
): Promise<StandIn> {
  const jobs = generateVacancies(site.seed, 600, new Date()).map((vacancy) => toJob(vacancy, site.firstId));
  const byId = new Map(jobs.map((job) => [job.id, job]));
  return startPortal(options, {
    label: site.label,
    robots: "User-agent: *\nDisallow: /envioCV\n",
    answer: ({ url }) => {
      const sitemap = /^\/job_listing-sitemap(\d+)\.xml$/.exec(url.pathname)?.[1];
      if (sitemap) return sitemapAnswer(jobs, Number(sitemap), url.origin);
      const term = /^\/vagas-de-([\w-]+)\/?$/.exec(url.pathname)?.[1];
      if (term) return termAnswer(jobs, term, url.origin);
      const id = /^\/vaga-de-emprego\/[^/]*?(\d+)\/?$/.exec(url.pathname)?.[1];
      const job = byId.get(Number(id));
      return job && html(200, job.isClosed ? closedPage : jobPage(job, site));
    },
    findVacancy: () => undefined,
  });
}

type Job = { id: number; path: string; vacancy: Vacancy; isClosed: boolean };

/** Most addresses hold the place; all end in the id. */
function toJob(vacancy: Vacancy, firstId: number): Job {
  const id = firstId - vacancy.number;
  const { city, state } = vacancy.place;
  const words = [
    vacancy.title,
    vacancy.workMode === "remote" ? "home office" : "",
    vacancy.number % 5 === 0 ? "" : city,
    state.uf,
  ];
  const slug = wordsOf(words.join(" ").replaceAll("/", " ")).join("-");
  return { id, path: `/vaga-de-emprego/${slug}-${id}`, vacancy, isClosed: vacancy.number % 37 === 36 };
}

function html(status: number, body: string): PortalAnswer {
  return { status, contentType: "text/html; charset=utf-8", body };
}

/** The newest vacancies are in the last of five; some entries have no date, and some are pages of terms. */
function sitemapAnswer(jobs: readonly Job[], number: number, origin: string): PortalAnswer | undefined {
  if (number < 1 || number > 5) return undefined;
  const size = Math.ceil(jobs.length / 5);
  const start = (5 - number) * size;
  const entries = jobs.slice(start, start + size).map(({ path, vacancy }) => {
    const day = vacancy.publishedAt.toISOString().slice(0, 10);
    const lastmod = vacancy.number % 3 === 0 ? "" : `<lastmod>${day}</lastmod>`;
    return `<url><loc>${origin}${path}</loc>${lastmod}</url>`;
  });
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${origin}/vagas-de-home-office</loc></url>
${entries.join("\n")}
</urlset>`;
  return { status: 200, contentType: "text/xml; charset=utf-8", body };
}

const cardsOnPage = 20;

/** Vacancies of the whole country, newest first; the list of all vacancies ignores the asked place. */
function termAnswer(jobs: readonly Job[], term: string, origin: string): PortalAnswer {
  const words = wordsOf(term).filter((word) => word.length > 2);
  const fits = ({ vacancy, path }: Job) => {
    const text = [...wordsOf(vacancy.title), ...path.split("-")];
    return term === "emprego" || words.every((word) => text.includes(word));
  };
  const found = jobs.filter((job) => !job.isClosed && fits(job)).slice(0, cardsOnPage);
  if (found.length === 0)
    return html(404, htmlPage("Página não encontrada", "<h1>Página não encontrada</h1>"));
  const cards = found.map(
    ({ id, path, vacancy }) =>
      `<div class="vaga"><a href="${origin}${path}"><span aria-hidden="true"></span></a>
<div class="vaga-titulo-text"><a href="${origin}${path}">${escapeHtml(vacancy.title)} (${id})</a></div>
<a href="${origin}${path}">Ver vaga</a></div>`,
  );
  const title = `Vagas de ${term.replaceAll("-", " ")}`;
  return html(
    200,
    htmlPage(
      title,
      `<form id="formFiltro"><input id="input_vaga"></form><h1>${title}</h1>${cards.join("\n")}`,
    ),
  );
}

function jobPage({ id, vacancy }: Job, { label, brand }: { label: string; brand: string }): string {
  const { place, company } = vacancy;
  const midnight = (day: string) => `${day}T00:00:00-03:00`;
  const posting = toJobPosting(vacancy);
  const isForPcd = vacancy.affirmative?.includes("deficiência") ?? false;
  const shownName = vacancy.isConfidential || vacancy.number % 3 === 0 ? brand : company.name;
  return vacancyPage(vacancy, label, {
    head: jobPostingScript({
      ...posting,
      title: `${vacancy.title} | Vaga #${id}`,
      datePosted: midnight(posting.datePosted),
      ...(posting.validThrough && { validThrough: midnight(posting.validThrough) }),
      employmentType: "FULL_TIME",
      directApply: true,
      hiringOrganization: { "@type": "Organization", name: brand },
    }),
    body: `${isForPcd ? '<div id="pcd-container">Vaga exclusiva para PcD</div>' : ""}
<div class="job-company-section"><div class="job-company-name">${escapeHtml(shownName)}</div>
<div class="job-info-grid"><div class="job-info-item">${escapeHtml(place.city)} - ${place.state.uf}</div></div></div>`,
  });
}

/** The page of a vacancy that is closed but still in the sitemap. */
const closedPage = htmlPage(
  "Vaga encerrada",
  `<h1>Vaga encerrada</h1><p>Esta vaga de demonstração não está mais disponível.</p>`,
);
