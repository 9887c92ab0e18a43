import { createHash } from "node:crypto";
import { escapeHtml } from "../escape-html.ts";
import { htmlPage } from "../page.ts";
import type { StandIn, StandInOptions } from "../stand-in.ts";
import { generateVacancies } from "../vacancies/generate-vacancies.ts";
import type { Vacancy } from "../vacancies/vacancy.ts";
import { jobPostingScript, toJobPosting } from "./portal/job-posting-script.ts";
import { startPortal, type PortalAnswer } from "./portal/start-portal.ts";
import { vacancyPage } from "./portal/vacancy-page.ts";
import { fold, wholeParameter, wordsOf } from "./portal/words.ts";

/** Starts a stand-in for www.jobleads.com as visitors without an account see it, in the wire format of 2026. */
export async function startJobleads(options: StandInOptions): Promise<StandIn> {
  const vacancies = generateVacancies(2007, 900, new Date(), { saysPeriod: true }).filter(
    ({ isTalentPool }) => !isTalentPool,
  );
  const byPath = new Map(vacancies.map((vacancy) => [pathOf(vacancy), vacancy]));
  return startPortal(options, {
    label: "JobLeads",
    robots: "User-agent: *\nDisallow: /api/\n",
    findVacancy: (pathname) => byPath.get(pathname),
    answer({ url }) {
      if (url.pathname === "/search/jobs") return search(vacancies, url.searchParams, new Date());
      const vacancy = byPath.get(url.pathname);
      return vacancy && html(jobPage(vacancy));
    },
  });
}

function html(body: string): PortalAnswer {
  return { status: 200, contentType: "text/html; charset=utf-8", body };
}

const pageSize = 25;

/** The portal's own links ask for a view for members: to a visitor it shows its front page instead. */
function search(vacancies: readonly Vacancy[], asked: URLSearchParams, now: Date): PortalAnswer {
  if (asked.get("view") === "for-you")
    return { ...html(""), status: 302, headers: { location: "/external-home?modal=login" } };
  const isBrazil = /^BRA?$/.test(asked.get("location_country") ?? "");
  const found = isBrazil ? vacancies.filter((vacancy) => fits(vacancy, asked)) : [];
  const start = (wholeParameter(asked, "page", 1) - 1) * pageSize;
  const cards = found.slice(start, start + pageSize).map((vacancy) => cardOf(vacancy, now));
  return html(
    htmlPage(
      "Vagas · JobLeads de demonstração",
      cards.length > 0 ? cards.join("\n") : "<h1>Nenhuma vaga encontrada</h1>",
    ),
  );
}

/** All words have to be in title or requirements. The place is free text, and neighbouring places are added. */
function fits(vacancy: Vacancy, asked: URLSearchParams): boolean {
  const words = new Set(wordsOf(`${vacancy.title} ${vacancy.requirements.join(" ")}`));
  if (!wordsOf(asked.get("keywords") ?? "").every((word) => words.has(word))) return false;
  const [first = "", ...rest] = fold(asked.get("location") ?? "")
    .split(",")
    .map((part) => part.trim());
  const city = fold(vacancy.place.city);
  const state = fold(vacancy.place.state.name);
  const isNear = rest.includes(state) && vacancy.number % 5 === 0;
  return first === "" || first === city || (rest.length === 0 && first === state) || isNear;
}

function cardOf(vacancy: Vacancy, now: Date): string {
  const { title, publishedAt, place, workMode } = vacancy;
  const days = Math.floor((now.getTime() - publishedAt.getTime()) / (24 * 60 * 60 * 1000));
  const date = days > 30 ? "há mais de 30 dias" : days === 0 ? "hoje" : `há ${days} dias`;
  const mode = workMode === "remote" && !/remot/i.test(title) ? " (Remoto)" : "";
  return `<div data-testid="search-job-card">
<a data-testid="search-job-card-link" href="${pathOf(vacancy)}"><h2><span>${escapeHtml(title + mode)}</span></h2></a>
<div data-testid="search-job-card-company">Apenas para membros registrados</div>
<span data-testid="job-card-chip-location">${place.city}, Brasil</span>
<span data-testid="job-card-date">${date}</span>
</div>`;
}

/** Ids are a letter and a hash; identical advertisements have different ids. */
function pathOf({ number }: Vacancy): string {
  return `/job/e${createHash("sha256").update(`jobleads ${number}`).digest("hex").slice(0, 32)}`;
}

function jobPage(vacancy: Vacancy): string {
  const posting = toJobPosting(vacancy);
  const { pay } = vacancy;
  const script = jobPostingScript({
    ...posting,
    identifier: { "@type": "PropertyValue", name: "JobLeads", value: pathOf(vacancy).slice("/job/".length) },
    hiringOrganization: { ...posting.hiringOrganization, name: "Only for registered members" },
    employmentType: "FULL_TIME",
    ...(pay?.isShown && {
      salaryCurrency: "BRL",
      baseSalary: {
        "@type": "MonetaryAmount",
        value: {
          "@type": "QuantitativeValue",
          minValue: pay.min,
          maxValue: pay.max,
          unitText: pay.period.toUpperCase(),
        },
      },
    }),
  });
  const head = script.replace("<script ", '<script id="jobPostingLdjson" ');
  return vacancyPage(vacancy, "JobLeads", { head });
}
