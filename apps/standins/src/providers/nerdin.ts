import { escapeHtml } from "../escape-html.ts";
import { htmlPage } from "../page.ts";
import type { StandIn, StandInOptions } from "../stand-in.ts";
import { generateVacancies } from "../vacancies/generate-vacancies.ts";
import type { Vacancy } from "../vacancies/vacancy.ts";
import { nerdinJobPage, nerdinLevel, pathOf } from "./nerdin-job-page.ts";
import { startPortal, type PortalAnswer } from "./portal/start-portal.ts";
import { fold, wholeParameter, wordsOf } from "./portal/words.ts";

/** Starts a stand-in for www.nerdin.com.br, vacancies of information technology, as described in October 2026. */
export async function startNerdin(options: StandInOptions): Promise<StandIn> {
  const vacancies = generateVacancies(2011, 2400, new Date()).filter(
    ({ area, title }) => area === "Tecnologia" || /\bTI\b/.test(title),
  );
  const byPath = new Map(vacancies.map((vacancy) => [`/${pathOf(vacancy)}`, vacancy]));
  return startPortal(options, {
    label: "NerdIn",
    robots: "User-agent: *\nAllow: /\nDisallow: /nadm*\nDisallow: /vaga_candidatura.php\n",
    findVacancy: (pathname) => byPath.get(pathname),
    answer({ url }) {
      if (url.pathname === "/vagas.php") return answer(search(vacancies, url.searchParams));
      if (url.pathname === "/vagas-home-office.php") {
        const remote = vacancies.filter(({ workMode }) => workMode === "remote");
        return answer(search(remote, url.searchParams));
      }
      const vacancy = byPath.get(url.pathname);
      return vacancy && answer(nerdinJobPage(vacancy, url.href));
    },
  });
}

function answer(body: string): PortalAnswer {
  return { status: 200, contentType: "text/html; charset=utf-8", body };
}

const pageSize = 20;

/** A page number beyond the last one gives the first page, without an error. */
function search(vacancies: readonly Vacancy[], asked: URLSearchParams): string {
  const found = vacancies.filter((vacancy) => fits(vacancy, asked));
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const wanted = wholeParameter(asked, "pagina", 1);
  const page = wanted >= 1 && wanted <= pages ? wanted : 1;
  const cards = found.slice((page - 1) * pageSize, page * pageSize).map(cardOf);
  return htmlPage(
    "Vagas de TI · NerdIn de demonstração",
    `<form action="/vagas.php"><input name="busca_vaga"><input name="busca_local"><input type="hidden" name="busca" value="1"></form>
<h1>${found.length} vagas disponíveis</h1>
${cards.join("\n")}
<nav>Página ${page} de ${pages}</nav>`,
  );
}

/** Compares beginnings of words in title and text, and a part of the place; both are ignored without `busca`. */
function fits(vacancy: Vacancy, asked: URLSearchParams): boolean {
  if (asked.get("busca") !== "1") return true;
  const words = wordsOf(`${vacancy.title} ${vacancy.introduction} ${vacancy.requirements.join(" ")}`);
  const terms = wordsOf(asked.get("busca_vaga") ?? "");
  if (!terms.every((term) => words.some((word) => word.startsWith(term)))) return false;
  return fold(placeOf(vacancy)).includes(fold(asked.get("busca_local") ?? "").trim());
}

function cardOf(vacancy: Vacancy): string {
  const path = pathOf(vacancy);
  const badge = vacancy.number < 5 ? ' <span class="vaga-nova-badge">Nova</span>' : "";
  const posted = vacancy.publishedAt;
  // The portal writes the time of its server, UTC-4.
  const local = new Date(posted.getTime() - 4 * 60 * 60 * 1000).toISOString().slice(0, 19);
  return `<div class="vaga-card" data-href="${path}" style="cursor: pointer;">
<h3 class="vaga-titulo">${escapeHtml(vacancy.title)}${badge}</h3>
<p class="vaga-resumo-linha">${summaryOf(vacancy)}</p>
<div class="vaga-salario-destaque"><i></i><span>${payOf(vacancy)}</span></div>
<div class="vaga-empresa"><span class="vaga-empresa-nome">${escapeHtml(vacancy.company.name)}</span></div>
<div class="vaga-local-linha"><i></i><span>${placeOf(vacancy)}</span></div>
<p class="vaga-meta-extra">Sistemas • <time datetime="${local}-04:00" title="${posted.toLocaleDateString("pt-BR")}">Há algum tempo</time></p>
<div class="vaga-hashtags">${tagsOf(vacancy)
    .map((tag) => `<a class="hashtag" href="vagas-${tag}.php">#${tag}</a>`)
    .join(" ")}</div>
<a class="btn btn-ver-vaga" href="${path}">Quero essa Vaga</a>
</div>`;
}

/** Each part of the summary may be missing. */
function summaryOf(vacancy: Vacancy): string {
  const { number, contract, workMode } = vacancy;
  const parts = [
    number % 4 === 3 ? "" : fold(contract) === "estagio" ? "Estagio" : contract,
    nerdinLevel(vacancy),
    number % 5 === 4 && workMode === "onsite" ? "" : workModes[workMode],
  ];
  return parts.filter((part) => part !== "").join(" • ");
}

function payOf({ pay, number }: Vacancy): string {
  if (!pay?.isShown || pay.negotiable || number % 2 === 0) return "Salário a combinar";
  const [low, high] = [pay.min, pay.max].map((amount) =>
    amount.toLocaleString("pt-BR", { style: "currency", currency: "BRL" }),
  );
  return low === high ? `${low}` : `${low} - ${high}`;
}

function placeOf({ workMode, place }: Vacancy): string {
  return workMode === "remote" ? "Home Office" : `${place.city} • ${place.state.uf}`;
}

function tagsOf({ requirements }: Vacancy): string[] {
  return tags.filter((tag) => wordsOf(requirements.join(" ")).includes(tag));
}

const tags = ["javascript", "typescript", "java", "sql", "python", "linux", "windows", "git"];
const workModes = { remote: "Home Office", hybrid: "Híbrido", onsite: "Presencial" } as const;
