import { describe, expect, test } from "vitest";
import { contractKinds, namedContractKinds } from "./contract-kinds.ts";
import { postingOf } from "../testing/posting-of.ts";

describe("the kinds of contract of a posting", () => {
  test.each([
    ["CLT", ["clt"]],
    ["PJ", ["pj"]],
    ["Estágio", ["internship"]],
    ["Estágio de férias", ["internship"]],
    ["Jovem aprendiz", ["apprentice"]],
    ["Temporário", ["temporary"]],
    ["Freelancer", ["freelance"]],
    ["Autônomo", ["freelance"]],
  ])("%s is %j", (text, kinds) => {
    expect(contractKinds(offering(text))).toEqual(kinds);
  });

  test("a posting that leaves the choice to the person has each of its kinds once", () => {
    expect(contractKinds(offering("PJ ou CLT"))).toEqual(["pj", "clt"]);
    expect(contractKinds(offering("Freelancer ou Autônomo"))).toEqual(["freelance"]);
  });

  test("the words of a portal that were not brought to a common name are read all the same", () => {
    expect(contractKinds(offering("Efetivo – CLT"))).toEqual(["clt"]);
    expect(contractKinds(offering("Efetivo"))).toEqual(["clt"]);
    expect(contractKinds(offering("Pessoa Jurídica, Temporário"))).toEqual(["pj", "temporary"]);
  });

  test("a contract of another kind is said, but has no kind of its own", () => {
    for (const text of ["Cooperado", "Sócio", "Voluntário", "Intermitente", "Trainee", "Docente"])
      expect(contractKinds(offering(text))).toEqual(["other"]);
    expect(contractKinds(offering("PJ ou Sócio"))).toEqual(["pj", "other"]);
  });

  test("what names no contract is none that could contradict another", () => {
    for (const text of ["FULL_TIME", "emprego", "Associado", "Período integral"])
      expect(namedContractKinds(offering(text))).toEqual([]);
    expect(namedContractKinds(offering("Cooperado"))).toEqual(["other"]);
    expect(namedContractKinds(offering("Efetivo"))).toEqual(["clt"]);
  });

  test("a posting without a contract has no kind", () => {
    expect(contractKinds(offering(null))).toEqual([]);
  });
});

function offering(contract: string | null) {
  return postingOf({ contract });
}
