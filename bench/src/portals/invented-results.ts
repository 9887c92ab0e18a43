import { providerCatalogue } from "@vagou/contract/search/catalogue";
import type { ProviderGroup } from "@vagou/contract/api/answers";
import type { Job } from "@vagou/contract/search/job";
import { generateVacancies } from "@vagou/standins/vacancies/generate-vacancies";
import type { Vacancy } from "@vagou/standins/vacancies/vacancy";

const postingsPerProvider = 50;

/**
 * Possible answers of every provider of the catalogue: 50 postings each, in the server's form, with descriptions
 * of 1.3 to 2.4 kB. Always the same.
 */
export function inventResults(): Map<string, ProviderGroup> {
  const vacancies = generateVacancies(
    18,
    providerCatalogue.length * postingsPerProvider,
    new Date("2026-11-20T12:00:00Z"),
  );
  return new Map(
    providerCatalogue.map(({ id, label }, place) => {
      const own = vacancies.slice(place * postingsPerProvider, (place + 1) * postingsPerProvider);
      const jobs = own.map((vacancy) => jobOf(id, vacancy));
      return [id, groupOf(id, label, jobs)];
    }),
  );
}

function groupOf(name: string, label: string, jobs: Job[]): ProviderGroup {
  return {
    name,
    display_name: label,
    count: jobs.length,
    total: null,
    jobs,
    has_error: false,
    outcome: "answered",
    took_ms: 300,
    cached: false,
    age_s: null,
    fichas: "free",
  };
}

function jobOf(source: string, vacancy: Vacancy): Job {
  const { number, title, company, place, pay, workMode, contract, level, requirements, benefits } = vacancy;
  return {
    id: `${source}-${number.toString(16).padStart(16, "0")}`,
    title,
    company: company.name,
    location: `${place.city} (${place.state.uf})`,
    salary: pay?.isShown ? `R$ ${pay.min} a R$ ${pay.max} por mês` : null,
    url: `https://${source}.example/vagas/${number}`,
    description: describe(vacancy),
    posted_at: vacancy.publishedAt.toISOString(),
    apply_until: vacancy.closesAt?.toISOString().slice(0, 10) ?? null,
    source,
    work_mode: workMode,
    level,
    provenance: { salary: "stated", posted_at: "stated", contract: "stated", work_mode: "stated" },
    summary: { tipoContrato: contract, requisitos: requirements, beneficios: benefits },
  };
}

/** Half of the descriptions have paragraphs and lists, half are lines of text, as at portals. */
function describe({ number, company, introduction, duties, requirements, benefits }: Vacancy): string {
  const parts = [duties, requirements, benefits, duties, requirements];
  if (number % 2 === 0) {
    const lists = parts.map((items) => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`);
    return `<p>${company.about}</p><p>${introduction}</p>${lists.join(`<p><strong>Mais sobre a vaga</strong></p><p>${company.about}</p>`)}`;
  }
  return parts.map((items) => `<p>${introduction}<br />${items.join("<br />")}</p>`).join("");
}
