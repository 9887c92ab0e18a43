import { expect, it } from "vitest";
import { sayWhenToTry } from "./say-when-to-try.ts";

it("does not promise that portals that are switched off come back in some minutes", () => {
  const choose = "Indisponível agora. Em Editar Filtros você escolhe outros portais.";
  expect(sayWhenToTry([{ is_off: true }])).toBe(choose);
  expect(sayWhenToTry([{ is_off: true }, { is_off: true }])).toBe(choose);
});

it("says why our server refused the search, and where to change it", () => {
  const refused = { is_unasked: true, error: "Fichas insuficientes" };
  expect(sayWhenToTry([refused, refused])).toBe("Fichas insuficientes. Em Editar Filtros você muda a busca.");
  expect(sayWhenToTry([refused, {}])).toContain("costuma passar em alguns minutos");
});

it("promises it where another portal failed too", () => {
  expect(sayWhenToTry([{ is_off: true }, {}])).toContain("costuma passar em alguns minutos");
});
