import { expect, test } from "vitest";
import { readRmkLocation } from "./successfactors-location.ts";

test.each([
  ["São Paulo, SP, BR, 01310-100", { place: { city: "São Paulo", state: "SP", country: "Brasil" } }],
  ["Sao Leopoldo, BR, 93022-718", { place: { city: "Sao Leopoldo", country: "Brasil" } }],
  ["Newtown Square, PA, US, 19073", { place: { city: "Newtown Square", state: "PA", country: "US" } }],
  [
    "Zürich-Flughafen, Zurich, CH, 8058",
    { place: { city: "Zürich-Flughafen", state: "Zurich", country: "CH" } },
  ],
  ["London, GB, EC1A 1BB", { place: { city: "London", country: "GB" } }],
  ["SANTIAGO DE SURCO, PE, 0033", { place: { city: "SANTIAGO DE SURCO", country: "PE" } }],
  ["Belgrade, RS, 11000", { place: { city: "Belgrade", country: "RS" } }],
  ["Toronto, Canada", { place: { city: "Toronto", country: "Canada" } }],
  ["São Paulo, São Paulo, 01310-100", { place: { city: "São Paulo" } }],
  ["São Paulo", { place: { city: "São Paulo" } }],
  ["Virtual, BR", { place: { country: "Brasil" }, workMode: "remote" }],
  ["Brazil", { place: { country: "Brasil" } }],
  ["São Paulo, BR, 04543-011 +2 more…", { place: { city: "São Paulo", country: "Brasil" } }],
  ["São Paulo, SP, BR +1 more...", { place: { city: "São Paulo", state: "SP", country: "Brasil" } }],
  ["Home Office, BR", { place: { country: "Brasil" }, workMode: "remote" }],
  ["Multiple Locations, BR", { place: { country: "Brasil" } }],
  ["Multiple Locations", {}],
  ["", {}],
])("%s", (text, expected) => {
  expect(readRmkLocation(text)).toEqual(expected);
});
