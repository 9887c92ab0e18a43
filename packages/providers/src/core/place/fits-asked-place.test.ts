import { expect, test } from "vitest";
import { fitsAskedPlace } from "./fits-asked-place.ts";
import type { Listing } from "../listing.ts";
import { query } from "../testing/reply.ts";

const inRecife = query({ city: "Recife", state: { uf: "PE", name: "Pernambuco" } });
const at = (changes: Partial<Listing>): Listing => ({
  providerListingId: "1",
  title: "a",
  url: "https://a.example/",
  requirements: [],
  benefits: [],
  ...changes,
});

test("another city or state does not fit, in any spelling", () => {
  expect(fitsAskedPlace(at({ place: { city: "RECIFE", state: "pernambuco" } }), inRecife)).toBe(true);
  expect(fitsAskedPlace(at({ place: { city: "Olinda", state: "PE" } }), inRecife)).toBe(false);
  expect(fitsAskedPlace(at({ place: { state: "SP" } }), inRecife)).toBe(false);
});

test("a town fits in each of its spellings, and a region of the asked state is no other town", () => {
  const inSantaBarbara = query({ city: "Santa Bárbara d'Oeste", state: { uf: "SP", name: "São Paulo" } });
  expect(fitsAskedPlace(at({ place: { city: "Sta. Barbara D´Oeste", state: "SP" } }), inSantaBarbara)).toBe(
    true,
  );
  expect(fitsAskedPlace(at({ place: { city: "Região de Campinas", state: "SP" } }), inSantaBarbara)).toBe(
    true,
  );
  expect(fitsAskedPlace(at({ place: { city: "Grande Recife", state: "PE" } }), inSantaBarbara)).toBe(false);
});

test("all of the Federal District is Brasília", () => {
  const inBrasilia = query({ city: "Brasília", state: { uf: "DF", name: "Distrito Federal" } });
  expect(fitsAskedPlace(at({ place: { city: "Ceilândia", state: "DF" } }), inBrasilia)).toBe(true);
  expect(fitsAskedPlace(at({ place: { city: "Valparaíso de Goiás", state: "GO" } }), inBrasilia)).toBe(false);
  expect(fitsAskedPlace(at({ place: { city: "São Paulo", country: "Brasil" } }), inBrasilia)).toBe(false);
});

test("remote work fits everywhere, and so does a listing without a place", () => {
  expect(fitsAskedPlace(at({ workMode: "remote", place: { city: "Natal", state: "RN" } }), inRecife)).toBe(
    true,
  );
  expect(fitsAskedPlace(at({ place: { country: "Brasil" } }), inRecife)).toBe(true);
  expect(fitsAskedPlace(at({}), inRecife)).toBe(true);
});
