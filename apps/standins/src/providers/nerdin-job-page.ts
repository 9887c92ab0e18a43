import { escapeHtml } from "../escape-html.ts";
import type { Vacancy } from "../vacancies/vacancy.ts";
import { jobPostingScript, toJobPosting } from "./portal/job-posting-script.ts";
import { vacancyPage } from "./portal/vacancy-page.ts";
import { wordsOf } from "./portal/words.ts";

/** @returns the path of a vacancy's page, relative to the root as the portal writes it. */
export function pathOf(vacancy: Vacancy): string {
  return `vaga_emprego/vaga-${wordsOf(vacancy.title).join("-")}-${98_500 - vacancy.number}.php`;
}

/** @returns the page of one vacancy: its JobPosting after other scripts, and tabs with the portal's own advertising. */
export function nerdinJobPage(vacancy: Vacancy, address: string): string {
  const isRemote = vacancy.workMode === "remote";
  const { place, publishedAt, closesAt } = vacancy;
  const text = [vacancy.introduction, ...vacancy.duties.map((duty) => `- ${duty}`)].join("\n");
  const posting = {
    ...toJobPosting(vacancy),
    description: text,
    url: address,
    directApply: true,
    applicantLocationRequirements: { "@type": "Country", name: "BR" },
    identifier: { "@type": "PropertyValue", name: "Nerdin", value: String(98_500 - vacancy.number) },
    datePosted: `${publishedAt.toISOString().slice(0, 10)}T00:00:00`,
    ...(closesAt && { validThrough: `${closesAt.toISOString().slice(0, 10)}T23:59:59` }),
    employmentType: ["FULL_TIME"],
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: isRemote ? "Home Office" : place.city,
        addressRegion: isRemote ? "HO" : place.state.uf,
        addressCountry: "BR",
      },
    },
    ...(vacancy.number % 3 === 0 && {
      baseSalary: { "@type": "MonetaryAmount", currency: "BRL", value: { minValue: 0, maxValue: 0 } },
    }),
    occupationalCategory: "Desenvolvimento / Sistemas",
    industry: "Information Technology",
  };
  const script = jobPostingScript(posting);
  const site = jobPostingScript({
    "@context": "https://schema.org",
    "@type": "Organization",
    name: "NerdIn",
  });
  // Some pages have raw line breaks inside the strings of their JSON.
  const head = site + (vacancy.number % 4 === 0 ? script.replaceAll(String.raw`\n`, "\n") : script);
  const page = vacancyPage(vacancy, "NerdIn", { head, body: tabs(vacancy) });
  return isClosed(vacancy) ? page.replace("<main>", '<main><span class="badge">VAGA ENCERRADA</span>') : page;
}

/** Closed vacancies stay in the list for a while. */
function isClosed({ number }: Vacancy): boolean {
  return number % 23 === 7;
}

/** Without accents, as the portal writes it; an internship is a contract. */
export function nerdinLevel({ level }: Vacancy): string {
  return level === null || level === "Estágio"
    ? ""
    : { Júnior: "Junior", Pleno: "Pleno", Sênior: "Senior" }[level];
}

function tabs(vacancy: Vacancy): string {
  const level = nerdinLevel(vacancy);
  const list = (items: readonly string[]) =>
    `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;
  return `<div class="tab-content" hidden>
<div class="tab-pane" id="sobre-pane"><p>${escapeHtml(vacancy.introduction)}</p><p>Quero me Candidatar</p></div>
<div class="tab-pane" id="requisitos-pane">${level && `<p>Nível: ${level}</p>`}${list(vacancy.requirements)}<p>Contratação ${vacancy.contract}.</p></div>
<div class="tab-pane" id="beneficios-pane">${list(vacancy.benefits)}<p>Seja Premium</p></div>
</div>`;
}
