import { describe, expect, test } from "vitest";
import { postingOf } from "../testing/posting-of.ts";
import { isForPcd } from "./is-for-pcd.ts";

describe("a posting only for people with a disability", () => {
  test.each([
    "Auxiliar de Produção - PcD",
    "Auxiliar de Produção (PCD)",
    "[Exclusiva PcD] Conferente",
    "Conferente - Vaga Afirmativa PcD",
    "Operador de Caixa - P.C.D.",
    "Analista - vaga exclusiva para pessoas com deficiência",
    "ANALISTA - VAGA EXCLUSIVA PARA PESSOAS COM DEFICIENCIA",
  ])("says so in its title: %s", (title) => {
    expect(isForPcd(postingOf({ title }))).toBe(true);
  });

  test.each([
    "<p>Vaga exclusiva para pessoas com deficiência.</p>",
    "<p>Vaga afirmativa para PcD.</p>",
    "<p>Oportunidade destinada a profissionais com deficiência (Lei 8.213/91).</p>",
    "<p>VAGA EXCLUSIVA PARA PCD</p>",
    "<p>Vaga exclusiva para <strong>PcD</strong>.</p>",
    "<p>Somente pessoas com deficiência podem se candidatar.</p>",
    "<p>Vaga para P.C.D. Destinada exclusivamente a P.C.D.</p>",
  ])("says so in its description: %s", (description) => {
    expect(isForPcd(postingOf({ description }))).toBe(true);
  });
});

describe("what a portal states beside the text", () => {
  const stated = (...requisitos: string[]) =>
    isForPcd(postingOf({ summary: { tipoContrato: null, requisitos, beneficios: [] } }));

  test("counts where nothing else says it", () => {
    expect(stated("Ensino médio", "Vaga para pessoas com deficiência (PcD)")).toBe(true);
    expect(stated("Vaga afirmativa para Pessoas com Deficiência", "Excel")).toBe(true);
  });

  test("is not only for them where the portal also names others, or speaks of the work", () => {
    expect(stated("Vaga afirmativa para Mulheres", "Vaga afirmativa para Pessoas com Deficiência")).toBe(
      false,
    );
    expect(stated("Vaga afirmativa para Mulheres")).toBe(false);
    expect(stated("Experiência com pessoas com deficiência")).toBe(false);
  });
});

describe("a professional's title", () => {
  test.each([
    "Professor - vaga exclusiva para pessoas com deficiência",
    "Professora de Inglês (PcD)",
    "Programa de Inclusão PcD - Auxiliar",
  ])("may be for them: %s", (title) => {
    expect(isForPcd(postingOf({ title }))).toBe(true);
  });
});

describe("a posting for all people", () => {
  test.each([
    "Auxiliar de Produção",
    "Auxiliar de Produção (também PcD)",
    "Auxiliar de Produção (PcD também)",
    "Analista - Vaga afirmativa para pessoas pretas, LGBTQIA+ e PcD",
    "Auxiliar de Produção - PcD, inclusive",
    "Auxiliar de Produção (PcD são bem-vindos)",
    "Analista Fiscal - aberta a pessoas com deficiência",
    "Vendedor - ampla concorrência e PcD",
    "Cuidador de Pessoas com Deficiência",
    "Professora de Educação Especial - alunos com deficiência",
    "Terapeuta para crianças com deficiência intelectual",
    "Analista de Inclusão PcD",
    "Recrutadora de Talentos PcD",
    "Auxiliar Comercial (preferencialmente PcD)",
    "Conferente - vaga preferencial para pessoas com deficiência",
  ])("may invite them in its title: %s", (title) => {
    expect(isForPcd(postingOf({ title }))).toBe(false);
  });

  test.each([
    "",
    "<p>Buscamos eficiência e foco em resultado.</p>",
    "<p>Todas as nossas vagas são abertas a pessoas com deficiência.</p>",
    "<p>Vaga também destinada a PcD.</p>",
    "<p>Inclusão: esta vaga também é destinada a pessoas com deficiência.</p>",
    "<p>Vaga afirmativa para PcD, mulheres e pessoas negras.</p>",
    "<p>Esta vaga não é exclusiva para pessoas com deficiência.</p>",
    "<p>Valorizamos a diversidade: mulheres, pessoas negras, LGBTQIA+ e pessoas com deficiência.</p>",
    "<p>Atendimento exclusivo a pessoas com deficiência na clínica.</p>",
    "<p>Veja mais vagas: de tecnologia (https://ti.exemplo.com.br) e exclusivas para PcD (https://pcd.exemplo.com.br).</p>",
    "<p>Temos um programa de carreira exclusivo para PcD.</p>",
    "<p>Nossas vagas são destinadas a pessoas com e sem deficiência.</p>",
    "<p>Nossas vagas são destinadas a pessoas com deficiência e sem deficiência.</p>",
  ])("may mention them in its description: %s", (description) => {
    expect(isForPcd(postingOf({ description }))).toBe(false);
  });
});
