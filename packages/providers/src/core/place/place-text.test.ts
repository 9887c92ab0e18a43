import { describe, expect, test } from "vitest";
import { findWorkMode, readPlaceText, readWorkMode } from "./place-text.ts";

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
  ["PE - Recife", city("Recife", "PE")],
  ["Campinas SP", city("Campinas", "SP")],
  ["São Paulo (Zona Sul) - SP", city("São Paulo", "SP")],
  ["São Paulo - Zona Sul - SP", city("São Paulo", "SP")],
  ["Recife - Região Metropolitana - PE", city("Recife", "PE")],
  ["Nova Lima (Belo Horizonte) - MG", city("Nova Lima", "MG")],
  ["São Paulo - SP (+ 35 cidades)", city("São Paulo", "SP")],
  ["Paraná - RN", city("Paraná", "RN")],
  ["Curitiba e Região - PR", city("Curitiba", "PR")],
  ["Belo Horizonte e região metropolitana / MG", city("Belo Horizonte", "MG")],
])("%s is a city in its state", (text, place) => {
  expect(readPlaceText(text)).toEqual({ places: [place] });
});

test("several places are read one by one", () => {
  const both = [city("São Paulo", "SP"), city("Campinas", "SP")];
  for (const text of [
    "São Paulo - SP, Campinas - SP",
    "São Paulo/SP e Campinas/SP",
    "São Paulo - SP; Campinas - SP",
    "São Paulo - SP | Campinas - SP | São Paulo - SP",
  ])
    expect(readPlaceText(text).places).toEqual(both);
});

test("several towns before one state are all in it", () => {
  const three = [city("Recife", "PE"), city("Olinda", "PE"), city("Paulista", "PE")];
  expect(readPlaceText("Recife, Olinda e Paulista - PE").places).toEqual(three);
  expect(readPlaceText("Recife, Olinda ou Paulista/PE").places).toEqual(three);
  expect(readPlaceText("Centro e Boa Viagem, Recife - PE").places).toContainEqual(three[0]);
  expect(readPlaceText("Abreu e Lima, Recife e Olinda - PE").places).toContainEqual(three[1]);
});

test("a part of a city behind its name is no city", () => {
  expect(readPlaceText("Curitiba - Zona Norte").places).toEqual([{ city: "Curitiba" }]);
  expect(readPlaceText("Zona Norte").places).toEqual([{ city: "Zona Norte" }]);
});

test("a city with others that are not named is that city", () => {
  for (const text of ["Curitiba (+ 35 cidades)", "Curitiba + 35 cidades", "Curitiba e mais 35 cidades"])
    expect(readPlaceText(text).places).toEqual([{ city: "Curitiba" }]);
});

test("a state beside its own code is no city", () => {
  expect(readPlaceText("Minas Gerais - MG").places).toEqual([{ state: "MG", country: "Brasil" }]);
  expect(readPlaceText("Paraná/PR").places).toEqual([{ state: "PR", country: "Brasil" }]);
  expect(readPlaceText("São Paulo - SP").places).toEqual([city("São Paulo", "SP")]);
});

test("the whole country is no city", () => {
  for (const text of ["Em todo o Brasil", "Território Nacional", "Todo o território nacional", "Nacional"])
    expect(readPlaceText(text).places).toEqual([{ country: "Brasil" }]);
  expect(readPlaceText("Trabalho remoto em todo o Brasil")).toEqual({
    places: [{ country: "Brasil" }],
    workMode: "remote",
  });
});

test("the town of a work mode is kept", () => {
  expect(readPlaceText("Híbrido em São Paulo")).toEqual({
    places: [{ city: "São Paulo" }],
    workMode: "hybrid",
  });
  expect(readPlaceText("Home Office in Recife, PE")).toEqual({
    places: [city("Recife", "PE")],
    workMode: "remote",
  });
  expect(readPlaceText("Presencial em Recife - PE")).toEqual({
    places: [city("Recife", "PE")],
    workMode: "onsite",
  });
});

test("a city, a state or the country alone gives only that field", () => {
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

test("a place abroad stays abroad, even if its state has the code of a Brazilian one", () => {
  expect(readPlaceText("Newtown Square, PA, US").places[0]?.country).toBe("US");
  expect(readPlaceText("Lisboa/EX").places).toEqual([{ city: "Lisboa", country: "Exterior" }]);
});

test("a text that names no place gives none", () => {
  for (const text of [
    "",
    " - ",
    "Não informado",
    "A combinar",
    "+ 35 cidades",
    "Diversos locais",
    "Local a combinar",
    "Endereço não informado",
    "Todas as cidades",
    "Não especificado",
    "LATAM",
    "Worldwide",
    "N/A",
    "n/d",
  ])
    expect(readPlaceText(text)).toEqual({ places: [] });
});

test("work at the company and at home is hybrid", () => {
  expect(readWorkMode("Empresa e Home Office")).toBe("hybrid");
  expect(readWorkMode("Presencial")).toBe("onsite");
  expect(readWorkMode("Remoção de resíduos")).toBeUndefined();
});

describe("the work mode of a title", () => {
  test.each([
    "Técnico em Sensoriamento Remoto",
    "Analista de Suporte Remoto N1",
    "Operador de Monitoramento Remoto",
    "Engenheiro de Veículos Híbridos e Elétricos",
    "Arquiteto de Nuvem Híbrida",
    "Hybrid Cloud Solutions Architect",
    "Remote Support Engineer",
    "Recepcionista (não é home office)",
    "Desenvolvedora Java - não aceitamos home office nem remoto",
    "Analista Fiscal (sem home office)",
    "Consultora de Venda Presencial",
  ])("is not what is remote, hybrid or on site beside the work: %s", (title) => {
    expect(findWorkMode(title)).toBeUndefined();
  });

  test.each([
    ["Analista de Suporte Remoto (Híbrido)", "hybrid"],
    ["Analista de Suporte - Remoto", "remote"],
    ["Cloud Engineer (Hybrid)", "hybrid"],
    ["Remote Java Developer", "remote"],
    ["Desenvolvedor presencial ou remoto", "hybrid"],
  ])("is found: %s", (title, mode) => {
    expect(findWorkMode(title)).toBe(mode);
  });
});

describe("at a worldwide portal", () => {
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

  test("two capital letters alone are no state", () => {
    expect(read("PA")).toEqual([]);
    expect(read("Pará")).toEqual([{ state: "PA", country: "Brasil" }]);
  });

  test.each([
    "Imperatriz, MA",
    "Jackson, MS, Brasil",
    "Embu Guaçu - SP",
    "Ceilândia, DF",
    "Grande Vitória, ES",
    "Zona Sul, SP",
    "Região Metropolitana de Recife, PE",
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

test("a town that shares its name with a country is read as the town", () => {
  expect(readPlaceText("Franca").places).toEqual([{ city: "Franca" }]);
  expect(readPlaceText("Centro, Montenegro").places).toEqual([{ city: "Montenegro" }]);
  expect(readPlaceText("Salvador").places).toEqual([{ city: "Salvador" }]);
  expect(readPlaceText("Paris, França").places).toEqual([{ city: "Paris", country: "França" }]);
});

test("a code that is no UF is not read as a city", () => {
  expect(readPlaceText("Berlin, DE").places).toEqual([{ city: "Berlin" }]);
  expect(readPlaceText("Sydney, NSW").places).toEqual([{ city: "Sydney" }]);
});

test("at a Brazilian portal, quarters and districts keep their state", () => {
  expect(readPlaceText("Alphaville - SP").places).toEqual([city("Alphaville", "SP")]);
  expect(readPlaceText("Santa Helena - PR").places).toEqual([city("Santa Helena", "PR")]);
});

test.each(["Abreu e Lima - PE", "Passa e Fica - RN", "Pontes e Lacerda - MT"])("%s is one town", (text) => {
  const [city, uf] = text.split(" - ");
  expect(readPlaceText(text).places).toEqual([{ city, state: uf, country: "Brasil" }]);
});
