import { expect, test } from "vitest";
import { isCapitalQuarter } from "./is-capital-quarter.ts";
import { isMunicipality, municipalityNames } from "./is-municipality.ts";
import { readPlaceText } from "./place-text.ts";

test.each(["Vila Madalena", "Bela Vista", "Zona Sul"])("“%s, São Paulo” is the city", (quarter) => {
  expect(readPlaceText(`${quarter}, São Paulo`).places).toEqual([
    { city: "São Paulo", state: "SP", country: "Brasil" },
  ]);
});

test("“Jundiaí, São Paulo” is another town of the state", () => {
  expect(readPlaceText("Jundiaí, São Paulo").places).toMatchObject([{ city: "Jundiaí", state: "SP" }]);
});

test("no municipality of the two states is taken for a quarter", () => {
  const taken = municipalityNames().filter((name) =>
    (["SP", "RJ"] as const).some(
      (uf) =>
        isMunicipality(name, uf) && isCapitalQuarter(name, uf === "SP" ? "São Paulo" : "Rio de Janeiro"),
    ),
  );
  expect(taken).toEqual([]);
});
