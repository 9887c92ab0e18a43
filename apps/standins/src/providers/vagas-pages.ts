import { escapeHtml } from "../escape-html.ts";
import type { Contract, Vacancy } from "../vacancies/vacancy.ts";
import { jobHtml, jobPage, linkedDataScript } from "./portal/job-page.ts";
import { slugOf } from "./portal/place-slugs.ts";
import { fold } from "./portal/words.ts";

const dayMs = 24 * 60 * 60 * 1000;
const firstId = 2_810_000;

export function vagasJobPath({ number, title }: Vacancy): string {
  return `/vagas/v${firstId - number}/${slugOf(title)}`;
}

/** @returns the number of the vacancy that a path names, or null. */
export function vagasNumber(pathname: string): number | null {
  const id = /^\/vagas\/v(\d+)(?:\/|$)/.exec(pathname)?.[1];
  return id === undefined ? null : firstId - Number(id);
}

/** A search page; its button leads to the next page with all parameters of the search. */
export function vagasSearchPage(found: {
  heading: string;
  shown: readonly Vacancy[];
  words: readonly string[];
  page: number;
  pages: number;
  url: URL;
  now: Date;
}): string {
  const { heading, shown, words, page, pages, url, now } = found;
  const cards = shown.map((vacancy, index) => {
    const advertisement = index === 2 ? '<li class="publicidade"><div>Publicidade</div></li>' : "";
    return advertisement + card(vacancy, index, words, now);
  });
  const next = new URL(url);
  next.searchParams.set("pagina", String(page + 1));
  next.searchParams.set("q", words.join(" "));
  const more =
    page < pages
      ? `<a id="maisVagas" class="btMaisVagas btn" data-grupo="todasVagas" data-filtro="pagina" data-total="${pages}" data-url="${escapeHtml(next.pathname + next.search)}">mostrar mais vagas</a>`
      : "";
  return `<!DOCTYPE html>
<html lang="pt-BR">
<head><meta charset="utf-8"><title>Vagas de emprego</title>${page < pages ? `<link rel="next" href="?pagina=${page + 1}">` : ""}
${linkedDataScript({ "@context": "https://schema.org", "@type": "WebSite", name: "Vagas.com.br" })}</head>
<body>
<div class="faixa clearfix"><h1>${escapeHtml(heading)}</h1></div>
<section id="todasVagas"><ul>${cards.join("\n")}</ul>${more}</section>
</body>
</html>`;
}

function card(vacancy: Vacancy, index: number, words: readonly string[], now: Date): string {
  const { title, company, place, number } = vacancy;
  const id = firstId - number;
  const where =
    vacancy.workMode === "remote"
      ? "100% Home Office"
      : `${place.city} / ${place.state.uf} <div class="tooltip-place">${place.city}, ${place.state.name}</div>`;
  const openings = number % 4 === 0 ? '<span class="qtdPosicoes">- 4 vagas</span>' : "";
  return `<li class="vaga ${index % 2 === 0 ? "odd" : "even"} ">
  <header class="clearfix"><div class="informacoes-header">
    <h2 class="cargo"><a class="link-detalhes-vaga" data-id-vaga="${id}" title="${escapeHtml(title)}" id="v${id}" href="${vagasJobPath(vacancy)}">
      ${marked(title, words)}
    </a></h2>
    <span class="emprVaga"> ${escapeHtml(vacancy.isConfidential ? "Confidencial" : company.name)} </span>
    <div class="nivelQtdVagas"><span class="nivelVaga">${levelOf(vacancy)}</span>${openings}</div>
  </div></header>
  <div class="detalhes"><p>Descrição: ${marked(vacancy.introduction.slice(0, 160), words)}</p></div>
  <footer>
    <div class="vaga-local"><i class="bx bx-map"></i> ${where} </div>
    <span class="data-publicacao"><i class="bx bx-time-five"></i>${dateText(vacancy.publishedAt, now)}</span>
  </footer>
</li>`;
}

/** The found words are in `mark` elements. */
function marked(text: string, words: readonly string[]): string {
  return text
    .split(/(?<=\s)/)
    .map((word) =>
      words.some((sought) => sought.length > 2 && fold(word).startsWith(sought.slice(0, 4)))
        ? `<mark>${escapeHtml(word.trim())}</mark> `
        : escapeHtml(word),
    )
    .join("");
}

/** Each card has one, also where the employer thought of none. */
function levelOf({ level, title }: Vacancy): string {
  if (level !== null) return level === "Júnior" ? "Júnior/Trainee" : level;
  return /auxiliar|operador|atendente/i.test(title) ? "Auxiliar/Operacional" : "Pleno";
}

function dateText(publishedAt: Date, now: Date): string {
  const days = Math.floor((now.getTime() - publishedAt.getTime()) / dayMs);
  if (days > 30) return "Há mais de 30 dias";
  return days > 0 && days < 6 ? `Há ${days} ${days === 1 ? "dia" : "dias"}` : dayText(publishedAt);
}

function dayText(date: Date): string {
  return date.toLocaleDateString("pt-BR", { timeZone: "America/Sao_Paulo" });
}

/** Every other page has linked data. */
export function vagasJobPage(vacancy: Vacancy): string {
  const { title, company, place, pay, publishedAt } = vacancy;
  const employer = vacancy.isConfidential ? "Confidencial" : company.name;
  const where = vacancy.workMode === "remote" ? "100% Home Office" : `${place.city} / ${place.state.uf}`;
  const range =
    pay && pay.isShown && !pay.negotiable ? `R$ ${money(pay.min)} a R$ ${money(pay.max)}` : "a combinar";
  const body = `<section class="job-shortdescription">
<h1 class="job-shortdescription__title">${escapeHtml(title)}</h1>
<h2 class="job-shortdescription__company">${escapeHtml(employer)}</h2>
<ul>
<li><span class="info-localizacao"><i class="bx bx-map"></i> ${where} <div class="tooltip-place">${place.city}</div></span></li>
<li><span class="info-modelo-contratual" title="${models[vacancy.contract]}">${models[vacancy.contract]}</span></li>
<li><div><span>Faixa salarial</span><span>${range}</span></div></li>
</ul>
<ol><li class="job-breadcrumb__item--published">Publicada em ${dayText(publishedAt)}</li></ol>
</section>
<div class="job-tab-content job-description__text texto" data-testid="JobDescription">${jobHtml(vacancy)}</div>`;
  const linkedData = {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title,
    description: jobHtml(vacancy),
    datePosted: publishedAt.toISOString().slice(0, 10),
    ...(vacancy.closesAt && { validThrough: vacancy.closesAt.toISOString().slice(0, 10) }),
    hiringOrganization: { "@type": "Organization", name: employer },
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", addressLocality: place.city, addressRegion: place.state.uf },
    },
    jobBenefits: vacancy.benefits.join(", "),
  };
  return jobPage(vacancy, "Vagas.com.br", body, vacancy.number % 2 === 0 ? linkedDataScript(linkedData) : "");
}

function money(reais: number): string {
  return reais.toLocaleString("pt-BR", { minimumFractionDigits: 2 });
}

const models: Readonly<Record<Contract, string>> = {
  CLT: "Regime CLT",
  PJ: "Pessoa Jurídica",
  Estágio: "Estágio",
  "Jovem aprendiz": "Jovem Aprendiz",
  Temporário: "Temporário",
  Freelancer: "Autônomo",
};
