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
  ])("says so in its description: %s", (description) => {
    expect(isForPcd(postingOf({ description }))).toBe(true);
  });
});

describe("a posting for all people", () => {
  test.each([
    "Auxiliar de Produção",
    "Auxiliar de Produção (também PcD)",
    "Auxiliar de Produção (PcD também)",
    "Auxiliar de Produção - PcD, inclusive",
    "Auxiliar de Produção (PcD são bem-vindos)",
    "Analista Fiscal - aberta a pessoas com deficiência",
    "Vendedor - ampla concorrência e PcD",
  ])("may invite them in its title: %s", (title) => {
    expect(isForPcd(postingOf({ title }))).toBe(false);
  });

  test.each([
    "",
    "<p>Buscamos eficiência e foco em resultado.</p>",
    "<p>Todas as nossas vagas são abertas a pessoas com deficiência.</p>",
    "<p>Vaga também destinada a PcD.</p>",
    "<p>Esta vaga não é exclusiva para pessoas com deficiência.</p>",
    "<p>Valorizamos a diversidade: mulheres, pessoas negras, LGBTQIA+ e pessoas com deficiência.</p>",
  ])("may mention them in its description: %s", (description) => {
    expect(isForPcd(postingOf({ description }))).toBe(false);
  });
});
