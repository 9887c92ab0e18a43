import { expect, it } from "vitest";
import { sayWhenToTry } from "./say-when-to-try.ts";

it("does not promise that a portal that is switched off comes back in some minutes", () => {
  const choose = "Em Editar Filtros você escolhe outros.";
  expect(sayWhenToTry([{ is_off: true }])).toBe(`Este portal está indisponível agora. ${choose}`);
  expect(sayWhenToTry([{ is_off: true }, { is_off: true }])).toBe(
    `Estes portais estão indisponíveis agora. ${choose}`,
  );
});

it("promises it where another portal failed too", () => {
  expect(sayWhenToTry([{ is_off: true }, {}])).toContain("costuma passar em alguns minutos");
});
