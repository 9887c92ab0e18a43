import { expect, test } from "vitest";
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
