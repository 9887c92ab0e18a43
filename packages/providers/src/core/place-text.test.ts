import { describe, expect, test } from "vitest";
import { readPlaceText, readWorkMode } from "./place-text.ts";

const city = (name: string, state: string) => ({ city: name, state, country: "Brasil" });

test.each([
  ["São Paulo - SP", city("São Paulo", "SP")],
  ["Natal-RN", city("Natal", "RN")],
  ["Rio de Janeiro / RJ", city("Rio de Janeiro", "RJ")],
  ["Novo Hamburgo/RS", city("Novo Hamburgo", "RS")],
  ["Brasília • DF", city("Brasília", "DF")],
  ["Curitiba, PR, Brasil", city("Curitiba", "PR")],
  ["São Paulo / SP / BR", city("São Paulo", "SP")],
  ["Recife (PE)", city("Recife", "PE")],
  ["Centro, Curitiba / PR", city("Curitiba", "PR")],
  ["Zona Leste - São Paulo - SP", city("São Paulo", "SP")],
  ["Embu-Guaçu - SP", city("Embu-Guaçu", "SP")],
  ["Olho d'Água das Flores/AL", city("Olho d'Água das Flores", "AL")],
  ["São Paulo, São Paulo, Brazil", city("São Paulo", "SP")],
  ["Recife, Pernambuco", city("Recife", "PE")],
])("%s is a city in its state", (text, place) => {
  expect(readPlaceText(text)).toEqual({ places: [place] });
});

test("several places come one by one", () => {
  const both = [city("São Paulo", "SP"), city("Campinas", "SP")];
  for (const text of [
    "São Paulo - SP, Campinas - SP",
    "São Paulo/SP e Campinas/SP",
    "São Paulo - SP; Campinas - SP",
    "São Paulo - SP | Campinas - SP | São Paulo - SP",
  ])
    expect(readPlaceText(text).places).toEqual(both);
});

test("a city, a state or the country alone says no more than that", () => {
  expect(readPlaceText("Curitiba").places).toEqual([{ city: "Curitiba" }]);
  expect(readPlaceText("PR").places).toEqual([{ state: "PR", country: "Brasil" }]);
  expect(readPlaceText("Paraná").places).toEqual([{ state: "PR", country: "Brasil" }]);
  expect(readPlaceText("São Paulo").places).toEqual([{ city: "São Paulo" }]);
  expect(readPlaceText("Todo Brasil").places).toEqual([{ country: "Brasil" }]);
});

test("home office is no city", () => {
  for (const text of ["Home Office", "100% Home Office", "Remoto", "Home Office/HO", "Trabalho remoto"])
    expect(readPlaceText(text)).toEqual({ places: [], workMode: "remote" });
  expect(readPlaceText("Remoto - Brasil")).toEqual({ places: [{ country: "Brasil" }], workMode: "remote" });
  expect(readPlaceText("Híbrido - Recife/PE")).toEqual({
    places: [city("Recife", "PE")],
    workMode: "hybrid",
  });
});

test("abroad is abroad, even where a foreign state looks like one of ours", () => {
  expect(readPlaceText("Newtown Square, PA, US").places[0]?.country).toBe("US");
  expect(readPlaceText("Lisboa/EX").places).toEqual([{ city: "Lisboa", country: "Exterior" }]);
});

test("nothing is made of nothing", () => {
  for (const text of ["", " - ", "Não informado", "A combinar", "+ 35 cidades"])
    expect(readPlaceText(text)).toEqual({ places: [] });
});

test("at the company and at home is hybrid", () => {
  expect(readWorkMode("Empresa e Home Office")).toBe("hybrid");
  expect(readWorkMode("Presencial")).toBe("onsite");
  expect(readWorkMode("Remoção de resíduos")).toBeUndefined();
});

describe("at a portal of the whole world", () => {
  const read = (text: string) => readPlaceText(text, "worldwide").places;

  test.each([
    "Boston, MA",
    "Wilmington, DE",
    "Berlin, DE",
    "Toronto, CA",
    "Portland, ME",
    "Lisboa, PT",
    "Santiago, CL",
    "Rochester, MN",
    "Jackson, MS",
    "Charleston, SC",
    "Birmingham, AL",
    "Pittsburgh - PA",
    "Sydney, NSW",
  ])("%s is a city of which no more is known", (text) => {
    expect(read(text)).toEqual([{ city: text.split(/,| -/)[0] }]);
  });

  test("two capitals alone are no state", () => {
    expect(read("PA")).toEqual([]);
    expect(read("Pará")).toEqual([{ state: "PA", country: "Brasil" }]);
  });

  test.each([
    "Imperatriz, MA",
    "Jackson, MS, Brasil",
    "Embu Guaçu - SP",
    "Ceilândia, DF",
    "Mairinque, São Paulo",
  ])("%s is Brazilian: the town is known there, or the country or the state is written out", (text) => {
    expect(read(text)).toMatchObject([{ country: "Brasil" }]);
    expect(read(text)[0]?.state).toMatch(/^[A-Z]{2}$/);
  });
});

test.each([
  ["Boston, MA, United States", { city: "Boston", country: "United States" }],
  ["Berlin, Germany", { city: "Berlin", country: "Germany" }],
  ["Lisboa - Portugal", { city: "Lisboa", country: "Portugal" }],
  ["Santiago, Región Metropolitana, Chile", { city: "Santiago", country: "Chile" }],
  ["Portugal", { country: "Portugal" }],
])("%s is abroad, wherever it is written", (text, place) => {
  for (const portal of ["brazilian", "worldwide"] as const)
    expect(readPlaceText(text, portal).places).toEqual([place]);
});

test("a town that shares its name with a country is the town", () => {
  expect(readPlaceText("Franca").places).toEqual([{ city: "Franca" }]);
  expect(readPlaceText("Centro, Montenegro").places).toEqual([{ city: "Montenegro" }]);
  expect(readPlaceText("Salvador").places).toEqual([{ city: "Salvador" }]);
  expect(readPlaceText("Paris, França").places).toEqual([{ city: "Paris", country: "França" }]);
});

test("a code that is no UF is no city either", () => {
  expect(readPlaceText("Berlin, DE").places).toEqual([{ city: "Berlin" }]);
  expect(readPlaceText("Sydney, NSW").places).toEqual([{ city: "Sydney" }]);
});

test("a Brazilian portal's quarters and districts keep their state", () => {
  expect(readPlaceText("Alphaville - SP").places).toEqual([city("Alphaville", "SP")]);
  expect(readPlaceText("Santa Helena - PR").places).toEqual([city("Santa Helena", "PR")]);
});
