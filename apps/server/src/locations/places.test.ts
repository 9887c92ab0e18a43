import { largeCities } from "@vagou/providers/core/place/large-cities";
import { expect, onTestFinished, test } from "vitest";
import { bundledPlaces } from "./bundled-places.ts";
import { placeList } from "./place-list.ts";
import {
  findMunicipality,
  findStatesOfMunicipality,
  listMunicipalities,
  listStates,
  readState,
  setPlaces,
} from "./places.ts";

const states = listStates();

test("there are 27 states and 5,571 municipalities, with the ids of the IBGE", () => {
  expect(states).toHaveLength(27);
  expect(states.find(({ sigla }) => sigla === "PE")).toEqual({ id: 26, sigla: "PE", nome: "Pernambuco" });
  const all = states.flatMap(({ sigla }) => listMunicipalities(sigla) ?? []);
  expect(all).toHaveLength(5571);
  expect(findMunicipality("PE", "Recife")).toEqual({ id: 2_611_606, nome: "Recife" });
});

test("cities that an adapter asks for a state exist under that name in that state", () => {
  expect(Object.keys(largeCities).toSorted()).toEqual(states.map(({ sigla }) => sigla).toSorted());
  for (const [uf, cities] of Object.entries(largeCities))
    for (const name of cities) expect(findMunicipality(uf, name)?.nome).toBe(name);
});

test("states and cities are sorted as a Brazilian reader expects", () => {
  expect(states.slice(0, 5).map(({ nome }) => nome)).toEqual([
    "Acre",
    "Alagoas",
    "Amapá",
    "Amazonas",
    "Bahia",
  ]);
  const names = listMunicipalities("SP")?.map(({ nome }) => nome) ?? [];
  expect(names.indexOf("Águas da Prata")).toBeLessThan(names.indexOf("Alumínio"));
});

test("a city is found without its accents and not in another state", () => {
  expect(findMunicipality("SP", "sao paulo")?.nome).toBe("São Paulo");
  expect(findMunicipality("RJ", "São Paulo")).toBeUndefined();
  expect(findStatesOfMunicipality("Bom Jesus").length).toBeGreaterThan(1);
});

test.each(["PE", "Pernambuco", "pernambuco", "State of Pernambuco"])("%j is Pernambuco", (text) => {
  expect(readState(text)?.sigla).toBe("PE");
});

test("a state of another country is not found", () => {
  expect(readState("England")).toBeUndefined();
});

test("a refreshed list replaces the bundled one", () => {
  onTestFinished(() => setPlaces(bundledPlaces()));
  const bundled = bundledPlaces();
  setPlaces({
    states: bundled.states.map((state) =>
      state.sigla === "PE"
        ? { ...state, municipios: [...state.municipios, { id: 2_699_999, nome: "Abadia Nova" }] }
        : state,
    ),
  });
  expect(listMunicipalities("PE")?.[0]).toEqual({ id: 2_699_999, nome: "Abadia Nova" });
  expect(findMunicipality("PE", "abadia nova")?.id).toBe(2_699_999);
  expect(findStatesOfMunicipality("Abadia Nova").map(({ sigla }) => sigla)).toEqual(["PE"]);
});

test("the bundled list has the form that a refreshed one must have", () => {
  expect(placeList.parse(bundledPlaces())).toEqual(bundledPlaces());
});
