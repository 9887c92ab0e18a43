import { stateCities } from "@vagou/providers/solides/state-cities";
import { expect, test } from "vitest";
import {
  findMunicipality,
  findStatesOfMunicipality,
  listMunicipalities,
  readState,
  states,
} from "./places.ts";

test("there are 27 states and 5,571 municipalities, with the ids of the IBGE", () => {
  expect(states).toHaveLength(27);
  expect(states.find(({ sigla }) => sigla === "PE")).toEqual({ id: 26, sigla: "PE", nome: "Pernambuco" });
  const all = states.flatMap(({ sigla }) => listMunicipalities(sigla) ?? []);
  expect(all).toHaveLength(5571);
  expect(findMunicipality("PE", "Recife")).toEqual({ id: 2_611_606, nome: "Recife" });
});

test("cities that an adapter asks for a state exist under that name in that state", () => {
  expect(Object.keys(stateCities).toSorted()).toEqual(states.map(({ sigla }) => sigla).toSorted());
  for (const [uf, cities] of Object.entries(stateCities))
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
