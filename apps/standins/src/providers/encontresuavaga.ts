import type { StandIn, StandInOptions } from "../stand-in.ts";
import { generateVacancies } from "../vacancies/generate-vacancies.ts";
import type { Vacancy } from "../vacancies/vacancy.ts";
import { jobPostingScript, toJobPosting } from "./portal/job-posting-script.ts";
import { startPortal, type PortalAnswer } from "./portal/start-portal.ts";
import { vacancyPage } from "./portal/vacancy-page.ts";
import { wordsOf } from "./portal/words.ts";

const label = "Encontre sua Vaga";

/** Starts a stand-in for www.encontresuavaga.com.br as assumed: no search, but sitemaps and pages with a JobPosting. */
export async function startEncontreSuaVaga(options: StandInOptions): Promise<StandIn> {
  const vacancies = generateVacancies(1970, 900, new Date()).filter(({ isTalentPool }) => !isTalentPool);
  const open = new Map(vacancies.filter(isShown).map((vacancy) => [pathOf(vacancy), vacancy]));
  return startPortal(options, {
    label,
    robots: "",
    findVacancy: (pathname) => open.get(pathname),
    answer({ url: { pathname, origin } }) {
      if (pathname === "/robots.txt") return text("text/plain", robots(origin));
      if (pathname === "/sitemap.xml") return text("application/xml", index(origin));
      if (pathname === "/sitemap-paginas.xml") return text("application/xml", urlset(origin, otherPages));
      if (pathname === "/sitemap-vagas.xml")
        return text("application/xml", urlset(origin, vacancies.map(entryOf)));
      const vacancy = open.get(pathname);
      return vacancy && text("text/html", page(vacancy));
    },
  });
}

function text(type: string, body: string): PortalAnswer {
  return { status: 200, contentType: `${type}; charset=utf-8`, body };
}

function robots(origin: string): string {
  return `User-agent: *\nDisallow: /candidato/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function index(origin: string): string {
  const sitemaps = ["paginas", "vagas"].map(
    (name) => `<sitemap><loc>${origin}/sitemap-${name}.xml</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${namespace}">${sitemaps.join("")}</sitemapindex>`;
}

type Entry = { path: string; lastmod: string };

function urlset(origin: string, entries: readonly Entry[]): string {
  const urls = entries.map(
    ({ path, lastmod }) => `<url><loc>${origin}${path}</loc><lastmod>${lastmod}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">\n${urls.join("\n")}\n</urlset>`;
}

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
const otherPages: readonly Entry[] = ["/", "/sobre", "/vagas"].map((path) => ({
  path,
  lastmod: "2026-01-05",
}));

function entryOf(vacancy: Vacancy): Entry {
  return { path: pathOf(vacancy), lastmod: vacancy.publishedAt.toISOString().slice(0, 10) };
}

function pathOf({ title, place, number }: Vacancy): string {
  return `/vagas/${wordsOf(`${title} ${place.city} ${place.state.uf}`).join("-")}-${7000 + number}`;
}

/** Some addresses of the sitemap no longer exist. */
function isShown({ number }: Vacancy): boolean {
  return number % 29 !== 11;
}

/** Where the employer is hidden, the portal writes its own name. */
function page(vacancy: Vacancy): string {
  const posting = toJobPosting(vacancy);
  const name = vacancy.isConfidential ? "Encontre Sua Vaga" : vacancy.company.name;
  const head = jobPostingScript({
    ...posting,
    hiringOrganization: { ...posting.hiringOrganization, name },
    ...(vacancy.contract === "Estágio" && { employmentType: "INTERN" }),
  });
  return vacancyPage(vacancy, label, { head });
}
