import { escapeHtml } from "../escape-html.ts";
import type { Contract, Vacancy } from "../vacancies/vacancy.ts";
import { jobPage, jobText, linkedDataScript } from "./portal/job-page.ts";
import { slugOf } from "./portal/place-slugs.ts";

const firstId = 38_900_000;
const dayMs = 24 * 60 * 60 * 1000;
const timeZone = "America/Sao_Paulo";

/** @returns the number of the vacancy that a path names, or null; the part before the id is ignored. */
export function cathoNumber(pathname: string): number | null {
  const id = /^\/vagas\/[^/]+\/(\d{8})\/?$/.exec(pathname)?.[1];
  return id === undefined ? null : firstId - Number(id);
}

export function cathoSearchPage(
  shown: readonly Vacancy[],
  total: number,
  words: readonly string[],
  now: Date,
): string {
  const what = escapeHtml(words.join(" "));
  return `<!DOCTYPE html>
<html lang="pt-BR">
<head><meta charset="utf-8"><title>Vagas de emprego ${what} | Catho</title>
<meta name="description" content="${total.toLocaleString("pt-BR")} vagas disponíveis em todo o Brasil ${what}"></head>
<body>
<h1>Vagas de emprego ${what}</h1>
<ul>${shown.map((vacancy) => card(vacancy, now)).join("\n")}</ul>
</body>
</html>`;
}

function card(vacancy: Vacancy, now: Date): string {
  const id = firstId - vacancy.number;
  const title = escapeHtml(vacancy.title);
  const company = vacancy.isConfidential
    ? '<span class="text-12 mr-2">Empresa Confidencial</span><button type="button">?</button>'
    : `<span class="text-12">${escapeHtml(vacancy.company.name)}</span>`;
  return `<li data-offer-item="${id}" data-blind="${vacancy.isConfidential}">
<article class="offer" data-offer-item-subcontainer>
  ${tag(vacancy, now)}
  <h2 class="title_offer"><a href="/vagas/${slugOf(vacancy.title)}/${id}" title="${title}">${title}</a></h2>
  <p class="mb-2">${company}</p>
  <p><span class="icon i_job_location"></span><strong>${1 + (vacancy.number % 3)} vagas</strong> - ${placeText(vacancy)}</p>
  <p><span class="icon i_salary"></span><strong>${payText(vacancy)}</strong></p>
  <p>${escapeHtml(vacancy.introduction.slice(0, 140))}</p>
</article>
</li>`;
}

/** A date without a year; sometimes a template without its values. */
function tag({ number, publishedAt }: Vacancy, now: Date): string {
  if (number % 31 === 7) return '<span class="tag">{{dateUpdateFormat}}</span>';
  const day = (date: Date) => date.toLocaleDateString("pt-BR", { timeZone });
  if (day(publishedAt) === day(now)) return '<span class="tag pub_hoje">Publicada Hoje</span>';
  if (day(publishedAt) === day(new Date(now.getTime() - dayMs)))
    return '<span class="tag pub_ontem">Publicada Ontem</span>';
  return `<span class="tag">Publicada em ${day(publishedAt).slice(0, 5)}</span>`;
}

function placeText({ workMode, place, number }: Vacancy): string {
  if (workMode === "remote") return "Remote";
  return number % 17 === 5 ? `${place.city} <span>+ 35 cidades</span>` : place.city;
}

function payText({ pay }: Vacancy): string {
  if (!pay || !pay.isShown || pay.negotiable) return "A combinar";
  return `R$ ${pay.min.toLocaleString("pt-BR")}`;
}

/** The locality is often the capital of another state; the title has the right city. */
export function cathoJobPage(vacancy: Vacancy): string {
  const { title, company, place, pay, publishedAt, number } = vacancy;
  const text = jobText(vacancy);
  const linkedData = {
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    title,
    description: text,
    datePosted: publishedAt.toISOString().replace(/T.*/, "T23:59:59Z"),
    employmentType: employmentTypes[vacancy.contract],
    hiringOrganization: {
      "@type": "Organization",
      name: vacancy.isConfidential ? "Empresa Confidencial" : company.name,
      logo: "//logos.example/logo.svg",
    },
    jobLocation: [
      {
        "@type": "Place",
        address: {
          "@type": "PostalAddress",
          streetAddress: "",
          addressLocality: number % 2 === 0 ? "São Paulo" : place.city,
          addressRegion: place.state.uf,
          addressCountry: "Brasil",
        },
      },
    ],
    ...(pay?.isShown &&
      !pay.negotiable && {
        baseSalary: {
          "@type": "MonetaryAmount",
          currency: "BRL",
          value: { "@type": "QuantitativeValue", minValue: pay.min, maxValue: pay.max },
        },
      }),
  };
  const body = `<h1>${escapeHtml(title)}</h1><p style="white-space: pre-line">${escapeHtml(text)}</p>`;
  const page = jobPage(vacancy, "Catho", body, linkedDataScript(linkedData));
  const uf = number % 3 === 0 ? "" : ` ${place.state.uf}`;
  return page.replace(
    /<title>[^<]*<\/title>/,
    () => `<title>Vaga de Emprego de ${escapeHtml(title)}, ${escapeHtml(place.city)} /${uf}</title>`,
  );
}

const employmentTypes: Readonly<Record<Contract, string>> = {
  CLT: "CLT (Efetivo)",
  PJ: "",
  Estágio: "Estágio",
  "Jovem aprendiz": "Aprendiz",
  Temporário: "Temporário",
  Freelancer: "",
};
