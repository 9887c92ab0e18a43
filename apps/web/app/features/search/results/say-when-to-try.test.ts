import { expect, it } from "vitest";
import { groupOf } from "../testing/job-of.ts";
import { sayWhenToTry } from "./say-when-to-try.ts";

const choose = "Indisponível agora. Em Editar Filtros você escolhe outros portais.";
const soon = "O problema não é a sua busca e costuma passar em alguns minutos.";
const down = groupOf({ outcome: "unavailable", has_error: true });
const off = { ...down, is_off: true };
const changed = groupOf({ outcome: "changed", has_error: true });

it("does not promise that portals that are switched off come back in some minutes", () => {
  expect(sayWhenToTry([off])).toBe(choose);
  expect(sayWhenToTry([off, off])).toBe(choose);
});

it("does not promise that sites that changed can be read in some minutes", () => {
  expect(sayWhenToTry([changed])).toBe(choose);
  expect(sayWhenToTry([changed, off])).toBe(choose);
});

it("does not promise it of portals that blocked us, or that forbid our question for good", () => {
  const blocked = groupOf({ outcome: "blocked", has_error: true });
  expect(sayWhenToTry([blocked, changed])).toBe(choose);
  expect(sayWhenToTry([blocked, down])).toBe(soon);
});

it("says why our server refused the search, and where to change it", () => {
  const refused = { ...down, is_unasked: true, error: "Fichas insuficientes" };
  expect(sayWhenToTry([refused, refused])).toBe("Fichas insuficientes. Em Editar Filtros você muda a busca.");
  expect(sayWhenToTry([refused, down])).toBe(soon);
});

it("promises it where another portal failed too", () => {
  expect(sayWhenToTry([off, down])).toBe(soon);
  expect(sayWhenToTry([changed, down])).toBe(soon);
});
