import { expect, test } from "vitest";
import { findContract, readContract } from "./contract-text.ts";

test("a contract gets its common name, several are alternatives", () => {
  expect(readContract("CLT (Efetivo)")).toBe("CLT");
  expect(readContract("Regime CLT")).toBe("CLT");
  expect(readContract("CLT, PJ")).toBe("CLT ou PJ");
  expect(readContract("Pessoa Jurídica")).toBe("PJ");
  expect(readContract("Estagio")).toBe("Estágio");
  expect(readContract("INTERN")).toBe("Estágio");
  expect(readContract("Menor Aprendiz")).toBe("Jovem aprendiz");
  expect(readContract("TEMPORARY")).toBe("Temporário");
});

test("a code is read by the English word in it; in a title that word may have another sense", () => {
  expect(readContract("vacancy_type_internship")).toBe("Estágio");
  expect(readContract("APPRENTICESHIP")).toBe("Jovem aprendiz");
  expect(readContract("vacancy_type_intermittent")).toBe("Intermitente");
  expect(findContract("Autonomous Vehicles Engineer", "")).toBeUndefined();
});

test("working hours are no contract", () => {
  for (const text of [
    "FULL_TIME",
    "PART_TIME",
    "CONTRACTOR",
    "Jornada completa",
    "Full-time",
    "INDIFERENTE",
    "",
  ])
    expect(readContract(text)).toBeUndefined();
});

test("in a vacancy's text the contract is found only where the text names it as the contract", () => {
  expect(findContract("Dev Java (PJ)", "")).toBe("PJ");
  expect(findContract("Médico", "Regime de contratação de tipo Efetivo – CLT")).toBe("CLT");
  expect(findContract("Auxiliar", "Contratação: temporária por 90 dias")).toBe("Temporário");
});

test("a word of a contract in another sense is no contract", () => {
  expect(
    findContract("Coordenadora pedagógica", "Acompanhar o estágio dos alunos com autonomia"),
  ).toBeUndefined();
  expect(findContract("International Sales", "")).toBeUndefined();
});
