import { expect, it } from "vitest";
import { sayWhenToTry } from "./say-when-to-try.ts";

it("does not promise that portals that are switched off come back in some minutes", () => {
  const choose = "Indisponível agora. Em Editar Filtros você escolhe outros portais.";
  expect(sayWhenToTry([{ is_off: true }])).toBe(choose);
  expect(sayWhenToTry([{ is_off: true }, { is_off: true }])).toBe(choose);
});

it("promises it where another portal failed too", () => {
  expect(sayWhenToTry([{ is_off: true }, {}])).toContain("costuma passar em alguns minutos");
});
