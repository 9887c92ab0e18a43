import { escapeHtml } from "../escape-html.ts";
import type { Vacancy } from "../vacancies/vacancy.ts";
import { fold } from "./portal/words.ts";

/**
 * A list: a hidden field with its rows as data, which have the occupation in place of a title, and sections of
 * cards with the site's icons between the words.
 */
export function listPage(heading: string, vacancies: readonly Vacancy[]): string {
  const rows = escapeHtml(JSON.stringify(vacancies.map(row)));
  const field = `<input type="hidden" id="jobInfoLocal" value="${rows}" />`;
  return page(heading, `${field}\n<div class="job__list">\n${vacancies.map(card).join("\n")}\n</div>`);
}

function row(vacancy: Vacancy): object {
  const { company, isConfidential, pay, place, publishedAt, title, workMode } = vacancy;
  const isPaid = pay?.isShown === true && !pay.negotiable;
  return {
    Id: idOf(vacancy),
    CompanyName: isConfidential ? "Confidencial" : company.name,
    City: { Name: place.city, StateAbbreviation: null },
    StateAbbreviation: place.state.uf,
    Url: longPath(vacancy),
    PostDate: publishedAt.toISOString(),
    MinSalary: isPaid ? pay.min : 0,
    MaxSalary: isPaid ? pay.max : 0,
    Home_Office: workMode === "remote",
    Function: { Name: title, MinWageClaim: 0, MaxWageClaim: 0 },
    Confidential: isConfidential,
  };
}

/** The page with status 200 for an unknown occupation. */
export const homePage = `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><title>Vagas de emprego em todo o Brasil</title><link rel="canonical" href="/"></head>
<body><h1>Banco Nacional de Empregos</h1></body>
</html>
`;

/** The empty page with which the portal refuses a request. */
export const softRefusal = page("BNE", `<div id="app"></div>`);

function page(heading: string, body: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><title>${entities(heading)} | BNE</title></head>
<body>
<header><a href="/">Banco Nacional de Empregos</a></header>
<main><h1>${entities(heading)}</h1>
${body}
</main>
</body>
</html>
`;
}

function card(vacancy: Vacancy): string {
  const { company, number, place, title, workMode } = vacancy;
  const lines = [
    title,
    vacancy.isConfidential ? "Confidencial" : company.name,
    ...(workMode === "remote" ? ["Home Office"] : workMode === "hybrid" ? ["Híbrido"] : []),
    ...(vacancy.contract === "CLT" ? [] : [vacancy.contract]),
    `${number % 3 === 0 ? "Centro, " : ""}${place.city} / ${place.state.uf}`,
  ];
  const id = idOf(vacancy);
  return `<section id="job-${id}" class="job__card__container">
  <div class="card--list--vagas" data-job-id="${id}">
    <div class="job__card__header"><h2><strong>${entities(number % 2 === 0 ? `Vaga de ${title}` : title)}</strong></h2></div>
    ${workMode === "remote" ? `<span class="is-home-office">Home Office</span>` : ""}
    <div class="info__vaga">
${lines.map((line) => `      <h3>${icon}&#xA;${entities(line)}</h3>`).join("\n")}
    </div>
  </div>
</section>`;
}

const icon = `<svg viewBox="0 0 8 8"><title>icone</title><path d="M0 0h8v8z"/></svg>`;

/** The fragment that the list opens beside a card: the place without its UF, a date in words that may be missing. */
export function fragment(vacancy: Vacancy, now: Date): string {
  const { company, place, pay } = vacancy;
  const published = publishedText(vacancy, now);
  const rows = [
    ["Empresa", vacancy.isConfidential ? "Confidencial" : company.name],
    ["Salário", !pay?.isShown || pay.negotiable ? "a combinar" : payText(pay.min, pay.max)],
    ["Local", place.city],
  ] as const;
  const paragraphs = [
    vacancy.introduction,
    `Atribuições: ${vacancy.duties.join(". ")}.`,
    `Requisitos: ${vacancy.requirements.join("; ")}.`,
    `Benefícios: ${vacancy.benefits.join("; ")}.`,
  ];
  return `<div class="job__card">
  <a class="link-vaga" href="${longPath(vacancy)}"><h2>${entities(`Vaga de ${vacancy.title}`)}</h2></a>
  ${rows.map(([label, value]) => `<p><strong>${entities(label)}:</strong><span>${entities(value)}</span></p>`).join("\n  ")}
  ${published ? `<p>${entities(published)}</p>` : ""}
  <div class="job__info descricao__vaga">${paragraphs.map((text) => `<p>${entities(text)}</p>`).join("")}</div>
</div>`;
}

function publishedText({ publishedAt, number }: Vacancy, now: Date): string {
  if (number % 12 === 5) return "";
  const hours = Math.max(1, Math.floor((now.getTime() - publishedAt.getTime()) / (60 * 60 * 1000)));
  if (hours < 24) return `Publicada há ${hours} ${hours === 1 ? "hora" : "horas"}`;
  const days = Math.floor(hours / 24);
  if (days > 60) return `Publicada há ${Math.floor(days / 30)} meses`;
  return `Publicada há ${days} ${days === 1 ? "dia" : "dias"}`;
}

function payText(min: number, max: number): string {
  const reais = (amount: number) => `R$ ${amount.toLocaleString("pt-BR", { minimumFractionDigits: 2 })}`;
  return min === max ? reais(min) : `${reais(min)} a ${reais(max)}`;
}

/** The path with city and area, without blanks or accents. */
function longPath(vacancy: Vacancy): string {
  const { area, place, title } = vacancy;
  const bare = (text: string) =>
    text
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .replaceAll(/[^A-Za-z0-9]/g, "");
  const occupation = fold(title).replaceAll(/[^a-z0-9]+/g, "-");
  return `/vaga-de-emprego-na-area-${bare(area)}-em-${bare(place.city)}-${place.state.uf}/${occupation}/${idOf(vacancy)}`;
}

export function idOf({ number }: Vacancy): number {
  return 6_204_000 - number;
}

/** The portal writes every letter beyond ASCII as a numeric entity. */
function entities(text: string): string {
  return escapeHtml(text).replaceAll(
    /[^\0-\x7f]/gu,
    (letter) => `&#x${letter.codePointAt(0)?.toString(16).toUpperCase()};`,
  );
}
