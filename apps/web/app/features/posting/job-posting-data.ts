import type { WholeJob } from "#lib/posting/known-jobs.ts";
import { readSalary } from "./read-salary.ts";

/**
 * The vacancy as schema.org's `JobPosting`. It holds only data that the portal states, not what we read in its
 * text.
 * @param address of this vacancy's page
 */
export function jobPostingData(job: WholeJob, address: string): Record<string, unknown> {
  const isRemote = job.work_mode === "remote" && job.provenance.work_mode === "stated";
  const place = job.location?.replace(/^Remoto( · )?/, "") ?? "";
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.title,
    url: address,
    identifier: { "@type": "PropertyValue", name: job.display_name, value: job.id },
    ...(job.description !== "" && { description: job.description }),
    ...(job.company !== null && { hiringOrganization: { "@type": "Organization", name: job.company } }),
    ...(place !== "" && { jobLocation: { "@type": "Place", address: place } }),
    ...(isRemote && { jobLocationType: "TELECOMMUTE" }),
    ...(job.posted_at !== null && job.provenance.posted_at === "stated" && { datePosted: job.posted_at }),
    ...(job.apply_until && { validThrough: job.apply_until }),
    ...employmentOf(job),
    ...salaryOf(job),
    directApply: false,
  };
}

/** @returns JSON for a `script` element: no part of it can end the element */
export function scriptSafeJson(data: unknown): string {
  return JSON.stringify(data).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function employmentOf({ summary, provenance }: WholeJob): { employmentType?: string } {
  const contract = summary.tipoContrato;
  if (contract === null || provenance.contract !== "stated") return {};
  return { employmentType: employmentTypes[contract] ?? contract };
}

/** The contracts that schema.org has a term for; CLT does not determine the hours, so it stays CLT. */
const employmentTypes: Readonly<Record<string, string>> = {
  PJ: "CONTRACTOR",
  Estágio: "INTERN",
  Temporário: "TEMPORARY",
};

function salaryOf({ salary, provenance }: WholeJob): { baseSalary?: unknown } {
  const read = salary === null || provenance.salary !== "stated" ? null : readSalary(salary);
  if (read === null) return {};
  const { unit, ...amounts } = read;
  return {
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "BRL",
      value: {
        "@type": "QuantitativeValue",
        ...amounts,
        ...(unit !== undefined && { unitText: unit }),
      },
    },
  };
}
