import { expect, test } from "vitest";
import type { Listing } from "../listing.ts";
import type { ParsedPage, ProviderRequest } from "../provider.ts";
import { settlePage } from "./settle-page.ts";

const receivedAt = new Date("2026-11-20T12:00:00Z");
const vacancy = (changes: Partial<Listing> = {}): Listing => ({
  providerListingId: "1",
  title: "Cozinheiro",
  url: "https://portal.example/1",
  requirements: [],
  benefits: [],
  ...changes,
});
const page = (listings: readonly Listing[], changes: Partial<ParsedPage> = {}): ParsedPage => ({
  listings,
  skipped: 0,
  leftOut: 0,
  confirmedEmpty: false,
  next: [],
  ...changes,
});
const settle = (changes: Partial<Listing>) =>
  settlePage(page([vacancy(changes)]), { receivedAt }).listings[0];

test("a vacancy whose end has passed is left out and counted, and its details are not asked", () => {
  const over = vacancy({ providerListingId: "2", expiresAt: "2026-11-18" });
  const open = vacancy({ expiresAt: "2026-11-20" });
  const details = [open, over].map((card): ProviderRequest => ({
    url: card.url,
    method: "GET",
    headers: {},
    step: "detail",
    card,
  }));
  const settled = settlePage(page([open, over], { leftOut: 1, total: 2, next: details }), { receivedAt });
  expect(settled).toEqual(page([open], { leftOut: 2, next: details.slice(0, 1) }));
  expect(settlePage(page([open], { total: 2 }), { receivedAt }).total).toBe(2);
});

test("an amount of zero is dropped, and pay of zero is no pay", () => {
  const terms = { period: "month", negotiable: false } as const;
  expect(settle({ pay: { minCents: 0, maxCents: 0, ...terms }, derived: ["pay", "contract"] })).toEqual(
    vacancy({ derived: ["contract"] }),
  );
  expect(settle({ pay: terms })?.pay).toBeUndefined();
  expect(settle({ pay: { minCents: 0, maxCents: 200_000, ...terms } })?.pay).toEqual({
    maxCents: 200_000,
    ...terms,
  });
  expect(settle({ pay: { ...terms, negotiable: true } })?.pay).toEqual({ ...terms, negotiable: true });
});

test("where a portal states no work mode, that of the title or of the text counts, as what no field states", () => {
  const description = "<p>Cozinha <b>quente</b>.</p><ul><li>Modelo de trabalho: híbrido</li></ul>";
  expect(settle({ description })).toEqual(
    vacancy({ description, workMode: "hybrid", derived: ["workMode"] }),
  );
  const named = { title: "Analista (Home Office)", description };
  expect(settle(named)).toMatchObject({ workMode: "remote", derived: ["workMode"] });
  const stated = vacancy({ description, workMode: "onsite" });
  expect(settle(stated)).toEqual(stated);
  expect(settle({ description: "<p>Auxílio home office</p>" })?.workMode).toBeUndefined();
});

test("where a portal states no pay, that of the text counts, as what no field states", () => {
  const description =
    "<p>Sobre nós</p><p>Bolsa-auxílio: R$ 1.450,00</p><p>Vale-refeição de R$ 32,00 por dia</p>";
  const terms = { period: "unstated", negotiable: false } as const;
  expect(settle({ description })).toMatchObject({ pay: { minCents: 145_000, ...terms }, derived: ["pay"] });
  const stated = vacancy({ description, pay: { minCents: 150_000, ...terms } });
  expect(settle(stated)).toEqual(stated);
});

test.each(["<p><strong>Salário:</strong> 1.750,00</p>", "<p>SALÁRIO: r$ 1.750,00</p>"])(
  "pay is found however its sign is written, and without it behind the word: %s",
  (description) => {
    expect(settle({ description })?.pay).toMatchObject({ minCents: 175_000 });
  },
);

test("what is said to the reader at the end of a list is none of its items", () => {
  const said = ["Excel avançado", "Gostou? Candidate-se agora!", "Ou indique um amigo e ganhe R$ 100,00"];
  expect(settle({ requirements: said })?.requirements).toEqual(["Excel avançado"]);
});

test("headings and repeated items are removed from the lists", () => {
  const said = [
    "Requisitos:",
    "Ensino médio",
    "ENSINO MEDIO.",
    "Cozinheiro",
    "PHYSICAL REQUIREMENTS",
    "Experiência",
    "Experiencia (desejável)",
    "Diferenciais (desejável)",
    "Inglês (desejável)",
    " ",
  ];
  expect(
    settle({ requirements: said, benefits: ["Benefícios", "Vale-transporte;", "vale-transporte"] }),
  ).toMatchObject({
    requirements: ["Ensino médio", "Experiência", "Inglês (desejável)"],
    benefits: ["Vale-transporte;"],
  });
});

test("an employer's name in place of the city is removed, unless a town has that name", () => {
  const place = { city: "Padaria Sol", state: "SP", country: "Brasil" };
  expect(settle({ company: "PADARIA SOL", place })?.place).toEqual({ state: "SP", country: "Brasil" });
  expect(settle({ company: "Campinas", place: { ...place, city: "Campinas" } })?.place?.city).toBe(
    "Campinas",
  );
});

test("a heading that an employer writes among the items is none of them", () => {
  const headings = ["Formação", "Escolaridade:", "NECESSÁRIO", "O que temos para você", "Outros:"];
  expect(settle({ requirements: [...headings, "Formação em TI"] })?.requirements).toEqual(["Formação em TI"]);
});

test("a number of a list, a note on the list and a call are none of its items", () => {
  const items = ["2", "C#", "Nós temos a vaga perfeita para você", "VR"];
  expect(settle({ requirements: items })?.requirements).toEqual(["C#", "VR"]);
  const notes = [
    "Os benefícios se aplicam às vagas CLT",
    "Os benefícios podem sofrer alterações",
    "Reforçamos: todas as nossas vagas estão abertas para pessoas com deficiência (PCDs)",
    "Apoio para vagas em creches",
  ];
  expect(settle({ benefits: notes })?.benefits).toEqual(["Apoio para vagas em creches"]);
});

test("what stands below a heading inside the list is only desirable", () => {
  const requirements = [
    "Curso técnico desejável",
    "Excel",
    "SERÁ MUITO BOM SE VOCÊ POSSUIR",
    "SQL",
    "Python",
  ];
  expect(settle({ requirements })?.requirements).toEqual([
    "Curso técnico desejável",
    "Excel",
    "SQL (desejável)",
    "Python (desejável)",
  ]);
  const between = ["Diferenciais:", "Inglês", "Requisitos:", "Excel"];
  expect(settle({ requirements: between })?.requirements).toEqual(["Inglês (desejável)", "Excel"]);
  expect(settle({ benefits: between })?.benefits).toEqual(["Inglês", "Excel"]);
});

test.each([
  ["Faça parte do nosso time", undefined],
  ["Venha construir o futuro com a gente!", undefined],
  ["Venha fazer parte da revolução da logística no mundo!", undefined],
  ["Página de Carreira", undefined],
  ["Oportunidades", undefined],
  ["Vagas Confidenciais", undefined],
  ["Faça parte do time Mercantil", "Faça parte do time Mercantil"],
  ["Vagas Padaria Sol", "Vagas Padaria Sol"],
  ["Oportunidades Sol", "Oportunidades Sol"],
])("a page of vacancies named “%s” names the employer %s", (company, name) => {
  expect(settle({ company })?.company).toBe(name);
});
