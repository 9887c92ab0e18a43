import { escapeHtml } from "../escape-html.ts";
import { htmlPage } from "../page.ts";
import type { StandIn, StandInOptions } from "../stand-in.ts";
import { generateVacancies } from "../vacancies/generate-vacancies.ts";
import type { Vacancy } from "../vacancies/vacancy.ts";
import { jobPostingScript, toJobPosting } from "./portal/job-posting-script.ts";
import { startPortal, type PortalAnswer, type PortalRequest } from "./portal/start-portal.ts";
import { vacancyPage } from "./portal/vacancy-page.ts";
import { wordsOf } from "./portal/words.ts";

const label = "NetVagas";

/** Starts a stand-in for www.netvagas.com.br: lists, a form for other searches, refusals of command-line clients. */
export async function startNetvagas(options: StandInOptions): Promise<StandIn> {
  const vacancies = generateVacancies(1225, 480, new Date());
  return startPortal(options, {
    label,
    robots: "User-agent: *\nDisallow: /candidato/\n",
    formPath: "/empresa/buscar/",
    answer: (asked) => {
      if (!asked.url.pathname.startsWith("/empresa/")) return undefined;
      if (/^(curl|wget)/i.test(asked.headers["user-agent"] ?? ""))
        return html(403, htmlPage("403", "<h1>403</h1>"));
      return answer(vacancies, asked);
    },
    findVacancy: () => undefined,
  });
}

function answer(vacancies: readonly Vacancy[], { url, form }: PortalRequest): PortalAnswer | undefined {
  if (form) {
    const found = find(vacancies, form.get("cargo_anuncio") ?? "", form.get("cidade") ?? "");
    return listPage(found, 1, null, url.origin);
  }
  const id = /^\/empresa\/anuncios\/a(\d+)\/[\w-]+\/(?:v1\/)?$/.exec(url.pathname)?.[1];
  if (id !== undefined) {
    const vacancy = vacancies[firstId - Number(id)];
    return vacancy && html(200, jobPage(vacancy));
  }
  const list =
    /^(\/empresa\/anuncios\/(?:cidade\/([\w-]+)\/)?(?:cargo\/([\w-]+)\/)?)(?:pagina\/(\d+)\/)?$/.exec(
      url.pathname,
    );
  if (!list) return undefined;
  const [, path = "", city = "", term = "", page = "1"] = list;
  return listPage(find(vacancies, term, city), Number(page), path, url.origin);
}

/** Compares words of the title, and a city with or without its UF. */
function find(vacancies: readonly Vacancy[], term: string, city: string): Vacancy[] {
  const words = wordsOf(term).filter((word) => word.length > 2);
  const asked = slugOf(city);
  return vacancies.filter(({ title, place }) => {
    const titleWords = wordsOf(title);
    const here = slugOf(place.city);
    const isHere = asked === "" || asked === here || asked === `${here}-${place.state.uf.toLowerCase()}`;
    return isHere && words.every((word) => titleWords.includes(word));
  });
}

const pageSize = 20;

function listPage(
  found: readonly Vacancy[],
  page: number,
  path: string | null,
  origin: string,
): PortalAnswer {
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  const cards = shown.map((vacancy) => {
    const href = `${origin}${pathOf(vacancy)}`;
    return `<div class="advs"><a href="${href}"><span aria-hidden="true"></span></a>
<div class="advs_title"><a href="${href}">${escapeHtml(vacancy.title)} (${firstId - vacancy.number})</a></div>
<a href="${href}v1/">Mais detalhes</a></div>`;
  });
  const next = path !== null && found.length > page * pageSize;
  const body = [
    '<form action="/empresa/buscar/" method="post"><input name="cargo_anuncio"><input name="cidade"></form>',
    ...(cards.length > 0 ? cards : ["<p>Nenhum anúncio encontrado.</p>"]),
    ...(next ? [`<div><b>${page}</b> <a href="${path}pagina/${page + 1}/">${page + 1}</a></div>`] : []),
  ];
  return html(200, htmlPage("Vagas de emprego", body.join("\n")));
}

/** In half of the pages the posting is in a script, in the others it is text in the body with escaped slashes. */
function jobPage(vacancy: Vacancy): string {
  const posting = {
    ...toJobPosting(vacancy),
    "@context": "http://schema.org",
    ...(vacancy.isConfidential && { hiringOrganization: undefined }),
  };
  if (vacancy.number % 2 === 0) return vacancyPage(vacancy, label, { head: jobPostingScript(posting) });
  const bare = JSON.stringify(posting).replaceAll("/", String.raw`\/`);
  return vacancyPage(vacancy, label, { body: `<div hidden>${bare}</div>` });
}

function pathOf(vacancy: Vacancy): string {
  return `/empresa/anuncios/a${firstId - vacancy.number}/${slugOf(vacancy.title)}/`;
}

function slugOf(text: string): string {
  return wordsOf(text.replaceAll(/[#+]/g, "")).join("-");
}

function html(status: number, body: string): PortalAnswer {
  return { status, contentType: "text/html; charset=utf-8", body };
}

const firstId = 1_225_309;
