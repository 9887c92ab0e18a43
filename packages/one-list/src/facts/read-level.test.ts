import { readLevelText } from "@vagou/providers/core/text/level-text";
import { describe, expect, test } from "vitest";
import { readLevel } from "./read-level.ts";

describe("the levels that a title names", () => {
  test.each([
    ["Jovem Aprendiz Administrativo", ["apprentice"]],
    ["Estágio em Direito", ["internship"]],
    ["ESTAGIÁRIO(A) DE MARKETING", ["internship"]],
    ["Trainee Comercial 2027", ["trainee"]],
    ["Desenvolvedor Java Jr.", ["junior"]],
    ["Analista Júnior", ["junior"]],
    ["Analista Contábil PL", ["mid"]],
    ["Pessoa Desenvolvedora Plena", ["mid"]],
    ["3D Artist (Mid)", ["mid"]],
    ["Analista de Dados Sr", ["senior"]],
    ["Contador(a) SÊNIOR", ["senior"]],
    ["Especialista em Tributos", ["specialist"]],
    ["Coordenadora de Logística", ["lead"]],
    ["Tech Lead", ["lead"]],
  ])("%s: %j", (title, levels) => {
    expect(readLevel(title)).toEqual(levels);
  });

  test("a post that is open to two levels has both, the lower one first", () => {
    expect(readLevel("Analista Sr/Pl")).toEqual(["mid", "senior"]);
    expect(readLevel("Desenvolvedor Pleno ou Júnior")).toEqual(["junior", "mid"]);
  });

  test.each([
    ["Estagiário, Junior, Pleno", ["internship", "junior", "mid"]],
    ["Júnior/Trainee", ["trainee", "junior"]],
    ["Senior", ["senior"]],
    ["Especialista", ["specialist"]],
    ["Supervisão/Coordenação", ["lead"]],
    ["Gerência", ["lead"]],
    ["Diretoria", ["lead"]],
  ])("what a portal states as %j is read as a title is", (stated, levels) => {
    expect(readLevel(readLevelText(stated) ?? "")).toEqual(levels);
  });

  test("a title that names no level has none, and a grade is none", () => {
    expect(readLevel("Vendedor Externo")).toEqual([]);
    expect(readLevel("Analista de RH II")).toEqual([]);
    expect(readLevel("")).toEqual([]);
  });

  test("a time until delivery is no lead", () => {
    expect(readLevel("Analista Pleno de Compras (foco em lead time)")).toEqual(["mid"]);
  });

  test("who works with interns or apprentices is neither", () => {
    expect(readLevel("Supervisor de Estágio")).toEqual(["lead"]);
    expect(readLevel("Analista de Estágio")).toEqual([]);
    expect(readLevel("Instrutor de Jovem Aprendiz")).toEqual([]);
    expect(readLevel("Estagiário de Análise")).toEqual(["internship"]);
  });

  test("who helps a chief is none", () => {
    expect(readLevel("Assistente do Diretor")).toEqual([]);
    expect(readLevel("Secretária Executiva da Diretora")).toEqual([]);
    expect(readLevel("Auxiliar de Encarregado Pl")).toEqual(["mid"]);
    expect(readLevel("Assistente Sr / Líder de Equipe")).toEqual(["senior", "lead"]);
  });

  test("the words of another occupation are no level", () => {
    expect(readLevel("Head Hunter Jr")).toEqual(["junior"]);
    expect(readLevel("Lead Generation Analyst")).toEqual([]);
    expect(readLevel("Head de Marketing")).toEqual(["lead"]);
  });

  test("letters within a word are no level", () => {
    expect(readLevel("Operador de Sprinkler")).toEqual([]);
    expect(readLevel("Internacionalização")).toEqual([]);
  });
});
