import { expect, it } from "vitest";
import { sumUpFailures } from "./sum-up-failures.ts";
import type { Group } from "../search-types.ts";
import { groupOf, jobOf } from "../testing/job-of.ts";

const failed = (facts: Partial<Group>) =>
  groupOf({ outcome: "timeout", has_error: true, fichas: "returned", ...facts });
const gupy = failed({ name: "gupy", display_name: "Gupy" });
const catho = failed({ name: "catho", display_name: "Catho", outcome: "busy" });
const bne = groupOf({ name: "bne", display_name: "BNE", jobs: [jobOf({})] });

it("names the portals that failed, our own full line among them, and says how many fichas came back", () => {
  expect(sumUpFailures([gupy, bne, catho])).toEqual({
    title: null,
    providers: ["gupy", "catho"],
    said: "Sem resposta de Gupy e Catho. 14 fichas voltaram.",
    retry: { label: "Tentar de novo os 2", priceCredits: 14 },
  });
});

it("speaks of one portal in the singular", () => {
  expect(sumUpFailures([gupy, bne])).toMatchObject({
    said: "Sem resposta de Gupy. 7 fichas voltaram.",
    retry: { label: "Tentar de novo", priceCredits: 7 },
  });
});

it("says what failed again", () => {
  const said = (again: string[]) => sumUpFailures([gupy, catho], again)?.said;
  expect(said(["catho"])).toBe("Sem resposta de Gupy. De novo sem resposta de Catho. 14 fichas voltaram.");
  expect(said(["gupy", "catho"])).toBe("De novo sem resposta de Gupy e Catho. 14 fichas voltaram.");
});

it("does not count a ficha as returned when that is unknown, or when it was never spent", () => {
  const unknown = failed({ name: "solides", display_name: "Sólides", fichas: "unknown" });
  const refused = failed({ name: "nerdin", display_name: "Nerdin", fichas: "free" });
  expect(sumUpFailures([gupy, unknown, refused])?.said).toBe(
    "Sem resposta de Gupy, Sólides e Nerdin. 7 fichas voltaram.",
  );
  expect(sumUpFailures([unknown])?.said).toBe("Sem resposta de Sólides.");
});

it("does not offer to ask a portal again that is switched off, and offers nothing where only such portals failed", () => {
  const off = failed({ name: "nerdin", display_name: "Nerdin", fichas: "free", is_off: true });
  expect(sumUpFailures([gupy, off])).toEqual({
    title: null,
    providers: ["gupy"],
    said: "Sem resposta de Gupy e Nerdin. 7 fichas voltaram.",
    retry: { label: "Tentar de novo", priceCredits: 7 },
  });
  expect(sumUpFailures([off])).toMatchObject({ providers: [], said: "Sem resposta de Nerdin.", retry: null });
});

it("does not say of portals that were not asked, for want of fichas, that they did not answer", () => {
  const short = failed({
    outcome: "unavailable",
    fichas: "free",
    is_unasked: true,
    error: "Fichas insuficientes",
  });
  const [catho, nerdin] = [
    { ...short, name: "catho", display_name: "Catho" },
    { ...short, name: "nerdin", display_name: "NerdIn" },
  ];
  expect(sumUpFailures([bne, catho, nerdin])).toEqual({
    title: "Busca incompleta",
    providers: [],
    said: "Fichas insuficientes: não perguntamos a Catho e NerdIn.",
    retry: null,
  });
  expect(sumUpFailures([gupy, catho])).toEqual({
    title: null,
    providers: ["gupy"],
    said: "Sem resposta de Gupy. 7 fichas voltaram. Fichas insuficientes: não perguntamos a Catho.",
    retry: { label: "Tentar de novo", priceCredits: 7 },
  });
});

it("does not offer to ask a portal again that has just blocked us: it wants to be left alone", () => {
  const blocked = failed({ name: "catho", display_name: "Catho", outcome: "blocked" });
  expect(sumUpFailures([blocked])).toMatchObject({ providers: [], retry: null });
  expect(sumUpFailures([gupy, blocked])).toMatchObject({
    providers: ["gupy"],
    said: "Sem resposta de Gupy e Catho. 14 fichas voltaram.",
  });
});

it("is null where no portal failed, also when the person cancelled some", () => {
  expect(sumUpFailures([bne, groupOf({ outcome: "cancelled", fichas: "releasing" })])).toBeNull();
});
