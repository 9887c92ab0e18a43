import { escapeHtml } from "../escape-html.ts";
import type { Vacancy } from "../vacancies/vacancy.ts";
import { jobPage, jobText, linkedDataScript } from "./portal/job-page.ts";
import { slugOf } from "./portal/place-slugs.ts";

const firstId = 12_800_000;

/** @returns the number of the vacancy that a path names, or null; the part before the id is ignored. */
export function infojobsNumber(pathname: string): number | null {
  const id = /^\/vaga-de-[^/]*__(\d+)\.aspx$/i.exec(pathname)?.[1];
  return id === undefined ? null : firstId - Number(id);
}

export function infojobsSearchPage(
  shown: readonly Vacancy[],
  total: number,
  words: readonly string[],
): string {
  const heading = total === 0 ? "Vagas de emprego" : `${total.toLocaleString("pt-BR")} Vagas`;
  return `<!DOCTYPE html>
<html lang="pt-BR">
<head><meta charset="utf-8"><title>Vagas de emprego</title></head>
<body>
<div id="resumeVacancies"><h1 class="h4">${heading} ${escapeHtml(words.join(" "))}</h1></div>
<div class="js_vacanciesGridFragment">${infojobsCards(shown)}</div>
<footer><div class="js_vacancyLoad" data-id="1" data-href="/vaga-de-destaque__1.aspx"><h2 class="js_vacancyTitle">Vaga em destaque</h2></div></footer>
</body>
</html>`;
}

/** The cards of a list, as the page and its fragments have them. */
export function infojobsCards(vacancies: readonly Vacancy[]): string {
  return vacancies.map((vacancy) => card(vacancy)).join("\n");
}

function card(vacancy: Vacancy): string {
  const id = firstId - vacancy.number;
  const href = `/vaga-de-${slugOf(vacancy.title)}__${id}.aspx`;
  const { title, company, number, publishedAt } = vacancy;
  const employer = vacancy.isConfidential
    ? nameWithBadge("Empresa confidencial", number)
    : `<a class="text-body text-decoration-none" href="/empresa-${company.slug}__${number}.aspx">${nameWithBadge(company.name, number)}</a>`;
  const strip = [
    [moneyIcon, payText(vacancy)],
    ["icon-education", vacancy.requirements.find((item) => /^ensino/i.test(item)) ?? "Ensino Médio"],
    ...(number % 2 === 0 ? [["icon-experience", "Entre 1 e 3 anos"]] : []),
    [...modes[vacancy.workMode]],
  ];
  const items = strip.map(
    ([icon, text = ""]) => `<div class="mr-16"><svg class="icon ${icon}"></svg> ${escapeHtml(text)}</div>`,
  );
  return `<div class="card card-shadow js_rowCard" data-typesimilar="0">
  <div id="vacancy${id}" class="js_vacancyLoad js_rowCard js_cardLink" data-id="${id}" data-href="${href}">
    <div class="js_date" hidden data-value="${stamp(publishedAt)}"></div>
    <a class="text-decoration-none" href="${href}"><h2 class="h3 font-weight-bold text-body mb-8 js_vacancyTitle">${escapeHtml(title)}</h2></a>
    <div class="text-medium small text-nowrap">${publishedAt.toLocaleDateString("pt-BR", { day: "2-digit", month: "short", timeZone })}</div>
    <div class="d-flex align-items-baseline">${number % 4 === 0 ? '<div class="mr-8"><span>4,4</span></div>' : ""}<div class="text-body">${employer}</div></div>
    <div class="mb-8">${placeText(vacancy)}<span hidden class="js_divUserVagaDistance">, 4 Km de você.</span></div>
    <div class="d-inline-flex flex-wrap mb-8 text-medium">${items.join("")}</div>
    <div class="text-medium">${escapeHtml(`${vacancy.introduction.slice(0, 180)}...`)}</div>
  </div>
</div>`;
}

/** The last word of a name is in an element of its own, so that the badge never begins a line. */
function nameWithBadge(name: string, number: number): string {
  const words = escapeHtml(name).split(" ");
  const last = words.pop() ?? "";
  return `\n${words.join(" ")}\n<span class="text-nowrap">\n${last}\n${number % 3 === 0 ? badge : ""}</span>\n`;
}

/** Its attributes hold markup. */
const badge = `<span class="icon-verified" data-bs-toggle="tooltip" data-bs-html="true" data-bs-title="<div class='p-8'>Empresa verificada <a href='/selo.aspx'>saiba mais</a></div>" title="<div>Empresa verificada</div>"></span>`;

const timeZone = "America/Sao_Paulo";
const moneyIcon = "icon-money";

const modes = {
  remote: ["icon-house", "Home office"],
  hybrid: ["icon-house-and-building", "Híbrido"],
  onsite: ["icon-buildings", "Presencial"],
} as const;

function placeText({ workMode, number, place }: Vacancy): string {
  return workMode === "remote" && number % 2 === 0 ? "Todo Brasil" : `${place.city} - ${place.state.uf}`;
}

function payText({ pay }: Vacancy): string {
  if (!pay || !pay.isShown || pay.negotiable) return "A combinar";
  const money = (reais: number) => `R$ ${reais.toLocaleString("pt-BR", { minimumFractionDigits: 2 })}`;
  return pay.min === pay.max ? money(pay.min) : `${money(pay.min)} a ${money(pay.max)}`;
}

/** `2026/09/21 12:44:00`, in São Paulo's time without a zone. */
function stamp(date: Date): string {
  return date.toLocaleString("sv-SE", { timeZone }).replaceAll("-", "/");
}

/** Dates have seven digits of fraction and no zone; the field of the contract holds the working time. */
export function infojobsJobPage(vacancy: Vacancy): string {
  const { title, company, place, publishedAt } = vacancy;
  const instant = (date: Date) => `${date.toLocaleString("sv-SE", { timeZone }).replace(" ", "T")}.0000000`;
  const text = `Regime de contratação de tipo Efetivo – ${vacancy.contract}\nJornada Período Integral\n${jobText(vacancy)}`;
  const linkedData = {
    "@context": "http://schema.org",
    "@type": "JobPosting",
    title,
    description: text,
    employmentType: "Jornada completa",
    datePosted: instant(publishedAt),
    ...(vacancy.closesAt && { validThrough: instant(vacancy.closesAt) }),
    hiringOrganization: {
      "@type": "Organization",
      name: vacancy.isConfidential ? "Empresa confidencial" : company.name,
      logo: `https://logos.example/${company.slug}.png`,
    },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: place.city,
        addressRegion: place.state.uf,
        addressCountry: "BR",
      },
    },
  };
  const body = `<h2 class="js_vacancyHeaderTitle">${escapeHtml(title)}</h2>
<div class="js_vacancyDataPanels"><p class="white-space-pre-line" style="white-space: pre-line">${escapeHtml(text)}</p></div>`;
  return jobPage(vacancy, "InfoJobs", body, linkedDataScript(linkedData));
}
