import type { Job } from "@vagou/contract/search/job";
import { expect, test } from "vitest";
import { postingsTable } from "./postings-table.ts";

const job: Job = {
  id: "gupy-0123456789abcdef",
  title: "Desenvolvedora de uma plataforma com um nome comprido demais",
  company: "👩‍🍳 Cozinha",
  location: "Recife (PE)",
  salary: "R$ 1.035 por mês",
  url: "https://a.example/vaga/1",
  description: "",
  posted_at: "2026-10-08T20:28:19.561Z",
  source: "gupy",
  work_mode: "hybrid",
  provenance: { salary: "stated", posted_at: "stated", contract: "stated", work_mode: "stated" },
  summary: { tipoContrato: "CLT", requisitos: [], beneficios: [] },
};

test("a row holds the fields that a person checks, cut to its columns, and the whole address", () => {
  const [, , row = ""] = postingsTable([job]).split("\n");
  expect(row).toMatch(/^Desenvolvedora de uma plataforma com …  👩‍🍳 Cozinha/u);
  for (const part of ["Recife (PE), híbrido", "CLT", "R$ 1.035 por mês", "2026-10-08"])
    expect(row).toContain(part);
  expect(row.endsWith("https://a.example/vaga/1")).toBe(true);
});

test("a vacancy's text cannot control the terminal", () => {
  const table = postingsTable([{ ...job, title: "a\u001B[31m\rb" }]);
  for (const control of ["\u001B", "\r"]) expect(table).not.toContain(control);
});
