import type { Job } from "@vagou/contract/search/job";
import { expect, test } from "vitest";
import { fillFacts } from "./fill-facts.ts";
import { postingOf } from "./testing/posting-of.ts";

const silent = postingOf({ company: null });
const said: Job = {
  ...silent,
  id: "catho-1",
  source: "catho",
  company: "Lojas Araripe Azul",
  location: "Recife (PE)",
  salary: "R$ 1.800 por mês",
  posted_at: "2026-11-20",
  work_mode: "onsite",
  provenance: { salary: "derived", posted_at: "stated", contract: "stated", work_mode: "stated" },
  summary: { tipoContrato: "CLT", requisitos: [], beneficios: [] },
};

test("what the first posting does not say comes from another one, with the portal and the origin of the fact", () => {
  const { job, borrowed } = fillFacts({ lead: silent, others: [said], reasons: ["same-title"] });
  expect(job).toEqual({ ...said, id: silent.id, source: silent.source });
  expect(borrowed.map(({ fact, source }) => `${fact} ${source}`)).toEqual([
    "employer catho",
    "place catho",
    "pay catho",
    "contract catho",
    "work-mode catho",
    "date catho",
  ]);
});

test("a level is not yet lent: a server of the release before could not send what a saved vacancy borrowed", () => {
  const { job, borrowed } = fillFacts({
    lead: silent,
    others: [{ ...silent, id: "vagas-1", source: "vagas", level: "Pleno" }],
    reasons: ["same-title"],
  });
  expect(job.level).toBeUndefined();
  expect(borrowed).toEqual([]);
});

test("an employer that hides its name takes the name that another portal says", () => {
  const { job, borrowed } = fillFacts({
    lead: { ...silent, company: "Empresa confidencial" },
    others: [{ ...silent, company: "Confidencial" }, said],
    reasons: ["same-title"],
  });
  expect(job.company).toBe("Lojas Araripe Azul");
  expect(borrowed).toContainEqual({ fact: "employer", source: "catho" });
});

test("pay to be agreed on gives way to the amount that another portal says", () => {
  const lead = { ...silent, salary: "A combinar" };
  const { job, borrowed } = fillFacts({
    lead,
    others: [{ ...lead, id: "bne-1" }, said],
    reasons: ["same-title"],
  });
  expect(job.salary).toBe("R$ 1.800 por mês");
  expect(borrowed).toContainEqual({ fact: "pay", source: "catho" });
});

test("pay to be agreed on is shown where no portal says an amount", () => {
  const agreed = { ...said, salary: "A combinar" };
  const isSilent = fillFacts({ lead: silent, others: [agreed], reasons: ["same-title"] });
  expect(isSilent.job.salary).toBe("A combinar");
  expect(isSilent.borrowed).toContainEqual({ fact: "pay", source: "catho" });
  const isAgreed = fillFacts({ lead: agreed, others: [silent], reasons: ["same-title"] });
  expect(isAgreed).toEqual({ job: agreed, borrowed: [] });
});

test("what the first posting says stays, also where another one says something else", () => {
  const lead = { ...silent, salary: "R$ 2.000 por mês" };
  const { job, borrowed } = fillFacts({ lead, others: [said], reasons: ["same-title"] });
  expect(job.salary).toBe("R$ 2.000 por mês");
  expect(borrowed.map(({ fact }) => fact)).not.toContain("pay");
});

test("a vacancy of one portal is that portal's posting", () => {
  expect(fillFacts({ lead: said, others: [], reasons: [] })).toEqual({ job: said, borrowed: [] });
});
