import { expect, test } from "vitest";
import { unglueText } from "./unglue-text.ts";

test("lost line breaks come back", () => {
  expect(unglueText("Conferir notas;Atender clientes.Organizar tudo").split("\n")).toEqual([
    "Conferir notas;",
    "Atender clientes.",
    "Organizar tudo",
  ]);
  expect(unglueText("Saúde:Plano médicoAuxílio creche (180 dias)Nota 24hProgramas").split("\n")).toEqual([
    "Saúde:",
    "Plano médico",
    "Auxílio creche (180 dias)",
    "Nota 24h",
    "Programas",
  ]);
});

test("names with capitals inside stay whole", () => {
  for (const name of ["Spring Boot e SpringBoot", "JavaScript, TypeScript e Node.js", "TotalPass, iFood"])
    expect(unglueText(name)).toBe(name);
});
