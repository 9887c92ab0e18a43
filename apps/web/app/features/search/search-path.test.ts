import { expect, it } from "vitest";
import { readSearchPath, searchPath } from "./search-path.ts";

const query = { query: "vendas & cia", city: "São Paulo", state: "SP" };

it("keeps the question in the address, in the product's own parameter names", () => {
  expect(searchPath(query, "id1")).toBe(
    "/jobs?q=vendas+%26+cia&location=S%C3%A3o+Paulo&type=SP&searchId=id1",
  );
  expect(searchPath({ query: "vendas", city: "", state: "" })).toBe("/jobs?q=vendas");
});

it("reads back what it wrote", () => {
  const parameters = new URL(searchPath(query), "http://localhost").searchParams;
  expect(readSearchPath(parameters)).toEqual({ ...query, services: [] });
});

it("ignores an unknown state, and a city without a state", () => {
  expect(readSearchPath(new URLSearchParams("q=x&location=Recife&type=Pernambuco"))).toMatchObject({
    city: "",
    state: "",
  });
  expect(readSearchPath(new URLSearchParams("q=x&location=Recife&type=ZZ"))).toMatchObject({
    city: "",
    state: "",
  });
});

it("knows every state of Brazil", () => {
  const states = "AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO".split(
    " ",
  );
  expect(states.map((state) => readSearchPath(new URLSearchParams({ type: state })).state)).toEqual(states);
});
