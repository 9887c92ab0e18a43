import { escapeHtml } from "../../escape-html.ts";
import type { Vacancy } from "../../vacancies/vacancy.ts";

/** The schema.org JobPosting of most portals' vacancy pages; a portal changes the fields that differ. */
export function toJobPosting(vacancy: Vacancy) {
  const { place, company } = vacancy;
  return {
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    title: vacancy.title,
    description: describe(vacancy),
    datePosted: dayOf(vacancy.publishedAt),
    ...(vacancy.closesAt && { validThrough: dayOf(vacancy.closesAt) }),
    hiringOrganization: { "@type": "Organization", name: company.name },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: place.city,
        addressRegion: place.state.uf,
        addressCountry: "BR",
      },
    },
    ...(vacancy.workMode === "remote" && { jobLocationType: "TELECOMMUTE" }),
  };
}

/** @returns the script that holds it; no value in it can end the script. */
export function jobPostingScript(posting: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(posting).replaceAll("<", "\\u003c")}</script>`;
}

function describe(vacancy: Vacancy): string {
  const list = (items: readonly string[]) =>
    `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;
  const mode = vacancy.workMode === "hybrid" ? "<p>Modelo de trabalho: híbrido.</p>" : "";
  return `<p>${escapeHtml(vacancy.introduction)}</p>${mode}<p>Atividades:</p>${list(vacancy.duties)}<p>Requisitos:</p>${list(vacancy.requirements)}<p>Benefícios:</p>${list(vacancy.benefits)}<p>Regime de contratação: ${vacancy.contract}.</p>`;
}

/** The day in São Paulo; near midnight it may be one day off, which does not matter for invented data. */
function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
