import { describe, expect, test } from "vitest";
import { describeLocation } from "../../../../apps/server/src/postings/normalising/describe-location.ts";
import { postingOf } from "../testing/posting-of.ts";
import { placeOfJob } from "./place-of-job.ts";

describe("the place of a posting", () => {
  test.each([
    ["Recife (PE)", "Recife", "PE"],
    ["Remoto · Recife (PE)", "Recife", "PE"],
    ["Recife", "Recife", null],
    ["Recife - PE", "Recife", "PE"],
    ["Recife/PE", "Recife", "PE"],
    ["Recife, Pernambuco", "Recife", "PE"],
    ["Recife • PE", "Recife", "PE"],
    ["Recife – PE", "Recife", "PE"],
    ["Recife-PE", "Recife", "PE"],
    ["PE - Recife", "Recife", "PE"],
    ["Recife, PE, Brasil", "Recife", "PE"],
    ["Recife | PE | Brasil", "Recife", "PE"],
    ["Recife / PE / BR", "Recife", "PE"],
    ["Recife - PE - Brazil", "Recife", "PE"],
    ["SP - São Paulo", "São Paulo", "SP"],
    ["Recife, Brazil", "Recife", null],
    ["Recife, BR", "Recife", null],
    ["Ji-Paraná (RO)", "Ji-Paraná", "RO"],
    ["Vila Madalena, São Paulo", "São Paulo", "SP"],
    ["Belo Horizonte e Região", "Belo Horizonte", null],
    ["São Paulo - SP e região metropolitana", "São Paulo", "SP"],
    ["Recife (e região)", "Recife", null],
    ["Híbrido - Recife, PE", "Recife", "PE"],
    ["Zona Leste, São Paulo, SP", "São Paulo", "SP"],
    ["Barueri, Região Metropolitana de São Paulo", "Barueri", null],
    ["Recife/PE - Boa Viagem", "Recife", "PE"],
    ["São Paulo - SP, Zona Sul", "São Paulo", "SP"],
    ["Várzea Grande (MT)", "Várzea Grande", "MT"],
    ["Lisboa (Estremadura)", "Lisboa (Estremadura)", null],
  ])("%s is the city %s in %s", (location, label, state) => {
    expect(placeOfJob(postingOf({ location }))).toMatchObject({ city: { label }, state });
  });

  test.each([
    ["Pernambuco", "PE"],
    ["Remoto · Distrito Federal", "DF"],
    ["São Paulo", "SP"],
    ["PE", "PE"],
    ["Grande São Paulo", "SP"],
    ["Greater Recife", "PE"],
    ["Vale do Paraíba (SP)", "SP"],
    ["Região Metropolitana de Recife (PE)", "PE"],
    ["Região Metropolitana do Cariri", null],
    ["Interior de São Paulo (SP)", "SP"],
    ["ABC Paulista (SP)", "SP"],
    ["Baixada Santista", null],
    ["Litoral Norte (SP)", "SP"],
    ["Zona Sul (SP)", "SP"],
    ["Região de Campinas (SP)", "SP"],
    ["Remoto", null],
    ["Brasil", null],
    ["Remoto · Brasil", null],
    ["Remoto - Brasil", null],
    ["Todo Brasil", null],
    ["Home Office", null],
    ["100% remoto", null],
    ["Pernambuco, Brasil", "PE"],
    ["São Paulo, BR", "SP"],
    ["", null],
    [null, null],
  ])("%s names no city; its state is %s", (location, state) => {
    expect(placeOfJob(postingOf({ location }))).toEqual({ city: null, state, district: null });
  });

  test.each([
    ["Água Verde, Curitiba (PR)", "Curitiba", "agua verde"],
    ["Centro - Extrema (MG)", "Extrema", "centro"],
    ["Recife - Boa Viagem (PE)", "Recife", "boa viagem"],
    ["Boa Vista, Recife (PE)", "Recife", "boa vista"],
    ["Recife, PE (Boa Viagem)", "Recife", "boa viagem"],
    ["São Paulo - SP (Pinheiros)", "São Paulo", "pinheiros"],
    ["Jaboatão dos Guararapes/PE (Muribeca)", "Jaboatão dos Guararapes", "muribeca"],
    ["Recife (PE) (Boa Viagem)", "Recife", "boa viagem"],
    ["Recife - PE (Híbrido)", "Recife", null],
    ["Recife - PE (2 vagas)", "Recife", null],
  ])("%s is the city %s and a part of it", (location, label, district) => {
    expect(placeOfJob(postingOf({ location }))).toMatchObject({ city: { label }, district });
  });

  test("a city is the same in every spelling", () => {
    const keysOf = (...locations: string[]) =>
      new Set(locations.map((location) => placeOfJob(postingOf({ location })).city?.key));
    expect(keysOf("Embu-Guaçu (SP)", "EMBU GUACU - SP", "Embu Guaçu")).toEqual(new Set(["embu guacu"]));
    expect(keysOf("Santa Bárbara d'Oeste (SP)", "Sta. Bárbara D´Oeste (SP)").size).toBe(1);
  });

  test("what the server writes is read back", () => {
    const place = { city: "Santa Bárbara d'Oeste", state: "São Paulo", country: "Brasil" };
    const location = describeLocation({ place, workMode: "remote" });
    expect(placeOfJob(postingOf({ location }))).toEqual({
      city: { key: "santa barbara d oeste", label: "Santa Bárbara d'Oeste" },
      state: "SP",
      district: null,
    });
  });
});
