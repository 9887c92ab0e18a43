import type { KeptJob } from "@vagou/contract/api/answers";
import { expect, it } from "vitest";
import { jobPostingData, scriptSafeJson } from "./job-posting-data.ts";

const address = "https://vagas.example/jobs/gupy-0123456789abcdef";
const job: KeptJob = {
  id: "gupy-0123456789abcdef",
  title: "Auxiliar Administrativo",
  company: "Consultoria RH Recife",
  location: "Recife (PE)",
  salary: "R$ 1.800 a R$ 2.200 por mês",
  url: "https://exemplo.gupy.io/job/1",
  description: "<p>Rotinas do setor.</p>",
  posted_at: "2026-10-09",
  apply_until: "2026-11-30",
  source: "gupy",
  work_mode: "onsite",
  provenance: { salary: "stated", posted_at: "stated", contract: "stated", work_mode: "stated" },
  summary: { tipoContrato: "Estágio", requisitos: [], beneficios: [] },
  display_name: "Gupy",
  first_seen_at: "2026-10-10T12:00:00.000Z",
  last_seen_at: "2026-10-11T12:00:00.000Z",
};

it("says what the portal states, with the salary in reais", () => {
  expect(jobPostingData(job, address)).toEqual({
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: "Auxiliar Administrativo",
    url: address,
    identifier: { "@type": "PropertyValue", name: "Gupy", value: job.id },
    description: "<p>Rotinas do setor.</p>",
    hiringOrganization: { "@type": "Organization", name: "Consultoria RH Recife" },
    jobLocation: { "@type": "Place", address: "Recife (PE)" },
    datePosted: "2026-10-09",
    validThrough: "2026-11-30",
    employmentType: "INTERN",
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "BRL",
      value: { "@type": "QuantitativeValue", minValue: 1800, maxValue: 2200, unitText: "MONTH" },
    },
    directApply: false,
  });
});

it("leaves out what was read in the text, and what the portal does not say", () => {
  const derived = {
    salary: "derived",
    posted_at: "derived",
    contract: "derived",
    work_mode: "derived",
  } as const;
  const bare = {
    ...job,
    apply_until: null,
    company: null,
    location: null,
    description: "",
    work_mode: "remote" as const,
  };
  expect(Object.keys(jobPostingData({ ...bare, provenance: derived }, address)).toSorted()).toEqual([
    "@context",
    "@type",
    "directApply",
    "identifier",
    "title",
    "url",
  ]);
});

it("tells remote work from its place", () => {
  const remote = { ...job, work_mode: "remote" as const };
  expect(jobPostingData({ ...remote, location: "Remoto · Recife (PE)" }, address)).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    jobLocation: { address: "Recife (PE)" },
  });
  expect(jobPostingData({ ...remote, location: "Remoto" }, address)).not.toHaveProperty("jobLocation");
});

it("leaves out a salary to be agreed on, and keeps a contract that schema.org has no word for", () => {
  const summary = { ...job.summary, tipoContrato: "CLT" };
  const data = jobPostingData({ ...job, summary, salary: "A combinar" }, address);
  expect(data).toMatchObject({ employmentType: "CLT" });
  expect(data).not.toHaveProperty("baseSalary");
});

it("cannot end the script element that holds it, and still says the same", () => {
  const data = { title: "</script><script>alert(1)</script><!-- & \u2028" };
  const json = scriptSafeJson(data);
  expect(json).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(json)).toEqual(data);
});
