import type { Job } from "@vagou/contract/search/job";
import { describe, expect, test } from "vitest";
import { postingOf } from "../testing/posting-of.ts";
import { bestFirst } from "./best-first.ts";
import { mergeVacancies } from "./merge-vacancies.ts";
import { postingFacts } from "./reading/posting-facts.ts";

describe("which posting of a vacancy is shown first", () => {
  test("the employer's own page comes before applicant systems, and these before boards", () => {
    expect(sorted(on("catho"), on("gupy"), on("sap"))).toEqual(["sap", "gupy", "catho"]);
  });

  test("a board that says everything does not come before the employer's system that says little", () => {
    const full = on("catho", {
      salary: "R$ 2.000 por mês",
      posted_at: "2026-11-10",
      location: "Recife (PE)",
    });
    expect(sorted(full, on("gupy"))).toEqual(["gupy", "catho"]);
  });

  test.each([
    ["names the employer", { company: "Contábil Prisma" }, { company: null }],
    ["names the town", { location: "Recife (PE)" }, { location: "Pernambuco" }],
    ["states the pay", { salary: "R$ 2.000 por mês" }, { salary: null }],
    ["is dated", { posted_at: "2026-11-10" }, { posted_at: null }],
    ["says where the work is done", { work_mode: "onsite" }, { work_mode: null }],
    ["has a description", { description: "<p>Rotinas.</p>" }, { description: "" }],
    ["has the whole description", { description: "Rotinas. ".repeat(60) }, { description: "Rotinas…" }],
  ] as const)("of two boards, the one that %s", (_, more, less) => {
    expect(sorted(on("catho", less), on("infojobs", more))).toEqual(["infojobs", "catho"]);
  });

  test("equals stay in the order of the list", () => {
    expect(sorted(on("infojobs"), on("catho"), on("bne"))).toEqual(["infojobs", "catho", "bne"]);
  });

  test("a portal that the catalogue does not know comes last", () => {
    expect(sorted(on("portal-novo"), on("catho"))).toEqual(["catho", "portal-novo"]);
  });

  test("the order of the answers does not decide which of two unequal postings leads", () => {
    const postings = [on("catho", { location: "Recife (PE)" }), on("gupy", { location: "Recife (PE)" })];
    const leads = [postings, postings.toReversed()].map((list) =>
      mergeVacancies(list).map(({ lead }) => lead.source),
    );
    expect(leads).toEqual([["gupy"], ["gupy"]]);
  });
});

function on(source: string, facts: Partial<Job> = {}): Job {
  return postingOf({ id: `${source}-1`, source, url: `https://${source}.example/vagas`, ...facts });
}

function sorted(...jobs: readonly Job[]): readonly string[] {
  return bestFirst(jobs.map((job) => postingFacts(job))).map(({ job }) => job.source);
}
