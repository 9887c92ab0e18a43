import type { Listing } from "@vagou/providers/core/listing";
import { expect, test } from "vitest";
import { isInPlace } from "./is-in-place.ts";

const recife = { keywords: "", city: "Recife", state: { uf: "PE", name: "Pernambuco" } };
const pernambuco = { ...recife, city: null };
const country = { ...recife, city: null, state: null };
const filtering = { filters: { keywords: "all", state: true, city: true } } as const;
const ignoring = { filters: { keywords: "all", state: false, city: false } } as const;

const at = (place?: Listing["place"], workMode?: Listing["workMode"]): Listing => ({
  providerListingId: "1",
  title: "Vaga",
  url: "https://empresa.example/1",
  requirements: [],
  benefits: [],
  ...(place && { place }),
  ...(workMode && { workMode }),
});

test("the asked city is recognised without accents, case or the state's spelling", () => {
  expect(isInPlace(at({ city: "RECIFE", state: "PE" }), recife, ignoring)).toBe(true);
  expect(isInPlace(at({ city: "recife", state: "Pernambuco" }), recife, ignoring)).toBe(true);
  expect(isInPlace(at({ city: "Olinda", state: "PE" }), recife, filtering)).toBe(false);
  expect(isInPlace(at({ city: "Olinda", state: "PE" }), pernambuco, filtering)).toBe(true);
});

test.each([
  ["Mogi Guaçu", "SP", "Mogi-Guaçu"],
  ["Santa Bárbara d'Oeste", "SP", "SANTA BARBARA D´OESTE"],
  ["Santa Bárbara d'Oeste", "SP", "Sta. Bárbara Doeste"],
  ["São José dos Campos", "SP", "S.J. dos Campos"],
  ["São Bernardo do Campo", "SP", "S. Bernardo do Campo"],
  ["Belo Horizonte", "MG", "B. Horizonte"],
  ["Brasília", "DF", "Taguatinga"],
])("%s (%s) is also written %s", (city, uf, written) => {
  const asked = { keywords: "", city, state: { uf, name: uf } };
  expect(isInPlace(at({ city: written, state: uf }), asked, ignoring)).toBe(true);
});

test("a town without its state is not taken for a part of Brasília", () => {
  const brasilia = { keywords: "", city: "Brasília", state: { uf: "DF", name: "Distrito Federal" } };
  expect(isInPlace(at({ city: "São Paulo", country: "Brasil" }), brasilia, filtering)).toBe(false);
});

test("a region is no town: the vacancy is kept where the portal compared the place, and only there", () => {
  const saoPaulo = { keywords: "", city: "São Paulo", state: { uf: "SP", name: "São Paulo" } };
  expect(isInPlace(at({ city: "Grande São Paulo", state: "SP" }), saoPaulo, filtering)).toBe(true);
  expect(isInPlace(at({ city: "ABC Paulista" }), saoPaulo, filtering)).toBe(true);
  expect(isInPlace(at({ city: "Interior de São Paulo", state: "SP" }), saoPaulo, ignoring)).toBe(false);
  expect(isInPlace(at({ city: "Grande Vitória", state: "ES" }), saoPaulo, filtering)).toBe(false);
});

test("the same city name in another state is another city", () => {
  expect(isInPlace(at({ city: "Recife", state: "SP" }), recife, filtering)).toBe(false);
});

test("remote work of Brazil is in every place, remote work abroad in none", () => {
  expect(isInPlace(at({ city: "São Paulo", state: "SP" }, "remote"), recife, filtering)).toBe(true);
  expect(isInPlace(at({ city: "London", country: "United Kingdom" }, "remote"), recife, filtering)).toBe(
    false,
  );
  expect(isInPlace(at({ city: "London", country: "United Kingdom" }), country, filtering)).toBe(false);
  expect(isInPlace(at({ country: "Brazil" }), country, filtering)).toBe(true);
});

test("a listing without a place is accepted only from a provider that filters", () => {
  expect(isInPlace(at(), recife, filtering)).toBe(true);
  expect(isInPlace(at(), recife, ignoring)).toBe(false);
});

test("a listing without a place is in the place of its list, and one with a place in its own", () => {
  const listed = (place?: Listing["place"]) => ({ ...at(place), listedIn: { city: "Recife", state: "PE" } });
  expect(isInPlace(listed(), recife, ignoring)).toBe(true);
  expect(isInPlace(listed({ country: "Brasil" }), pernambuco, ignoring)).toBe(true);
  expect(isInPlace(listed({ city: "Olinda", state: "PE" }), recife, ignoring)).toBe(false);
  expect(isInPlace(listed({ city: "Recife" }), recife, ignoring)).toBe(false);
  expect(isInPlace(listed({ country: "Portugal" }), recife, ignoring)).toBe(false);
  expect(isInPlace(listed(), { ...recife, city: "Olinda" }, filtering)).toBe(false);
});

test("a town without state and country is in a state only if the state has such a town", () => {
  const maranhao = { ...country, state: { uf: "MA", name: "Maranhão" } };
  expect(isInPlace(at({ city: "Boston" }), maranhao, filtering)).toBe(false);
  expect(isInPlace(at({ city: "Imperatriz" }), maranhao, filtering)).toBe(true);
  expect(isInPlace(at({ city: "Alphaville", country: "Brasil" }), maranhao, filtering)).toBe(true);
  expect(isInPlace(at({ city: "Boston" }), country, filtering)).toBe(true);
});
