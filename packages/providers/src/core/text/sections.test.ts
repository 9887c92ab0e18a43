import { expect, test } from "vitest";
import { readSection, readSections } from "./sections.ts";

test("requirements and benefits are the lines below their headings, up to the next heading", () => {
  const text = `Somos uma clínica.
Atividades a serem desenvolvidas:
• Atender o telefone
Requisitos:
• Ensino médio completo;
• Excel;
Será um diferencial
• Inglês
O que a Clínica Vale Verde oferece?
• Vale-transporte
• Plano de saúde.
Horário: das 8h às 17h`;
  expect(readSections(text)).toEqual({
    requirements: ["Ensino médio completo", "Excel"],
    benefits: ["Vale-transporte", "Plano de saúde"],
  });
});

test("a heading may have its content on the same line", () => {
  expect(readSections("Pré-requisitos: CNH categoria D\nBenefícios: cesta básica").requirements).toEqual([
    "CNH categoria D",
  ]);
});

test("in a section with bullets, the prose around them is not an item", () => {
  expect(readSections("Requisitos\nBuscamos quem tenha:\nGosto por gente\n• CNH B").requirements).toEqual([
    "CNH B",
  ]);
});

test("a sentence that begins like a heading is no heading, and prose is no item", () => {
  expect(readSections("Requisitos mínimos serão avaliados na entrevista.\nTraga o currículo")).toEqual({
    requirements: [],
    benefits: [],
  });
  expect(readSections(`Requisitos\n${"muito texto ".repeat(30)}`).requirements).toEqual([]);
});

test("a text that is a single section ends where another section begins", () => {
  expect(readSection("• Inglês\n• Excel\nNice to have\n• Espanhol", "requirements")).toEqual([
    "Inglês",
    "Excel",
  ]);
});

test("a text without headings gives no items", () => {
  expect(readSections("Vaga para vendedor em loja de calçados.")).toEqual({ requirements: [], benefits: [] });
});

test("a text that is made to be slow takes no longer than others", () => {
  const slow = `Requisitos\n${"., ".repeat(200_000)}x\n• CNH B`;
  expect(readSections(slow).requirements).toEqual(["CNH B"]);
});

test("a list on the heading's own line is split at its semicolons", () => {
  expect(readSections("Requisitos: ensino médio completo; CNH B; Node.Js.").requirements).toEqual([
    "ensino médio completo",
    "CNH B",
    "Node.Js",
  ]);
});

test("lines that were joined without a blank are no item", () => {
  const text = "Requisitos:Ensino médio.Experiência com vendas.Benefícios:Vale-transporte.Plano de saúde";
  expect(readSections(text)).toEqual({ requirements: [], benefits: [] });
  expect(readSections("Requisitos:\nGestão de equipes.Relatórios mensais\nCNH B").requirements).toEqual([
    "CNH B",
  ]);
});
