import { expect, it } from "vitest";
import { groupOf, jobOf } from "../testing/job-of.ts";
import { noneInTab, wordsOfTab } from "./tab-words.ts";

const failed = groupOf({ outcome: "timeout", has_error: true, fichas: "returned" });

it("says how many vacancies a portal brought, and which part of all that is", () => {
  const group = groupOf({ jobs: [jobOf({}), jobOf({})] });
  expect(wordsOfTab(group, 8)).toBe("2 · 25%");
  expect(wordsOfTab(groupOf({ jobs: [] }), 8)).toBe("0 · 0%");
});

it("gives no count for a portal that did not answer", () => {
  expect(wordsOfTab(failed, 8)).toBe("falhou");
  expect(wordsOfTab({ ...failed, outcome: "cancelled" }, 8)).toBe("cancelado");
});

it("does not say of a portal that our server did not ask that it failed or did not answer", () => {
  const unasked = groupOf({
    outcome: "unavailable",
    has_error: true,
    fichas: "free",
    is_unasked: true,
    error: "Fichas insuficientes",
  });
  expect(wordsOfTab(unasked, 8)).toBe("não perguntado");
  expect(noneInTab(unasked)).toBe("Fichas insuficientes. Em Editar Filtros você muda a busca.");
});
