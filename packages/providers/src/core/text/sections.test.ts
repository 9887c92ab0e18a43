import { expect, test } from "vitest";
import { readAsked, readSection, readSections } from "./sections.ts";

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
    requirements: ["Ensino médio completo", "Excel", "Inglês (desejável)"],
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
    "Espanhol (desejável)",
  ]);
});

test("what is only desirable is told as such, after what is required, in both forms of a list", () => {
  const text = `Conhecimentos desejáveis:
Inglês
Power BI
Requisitos
Ensino médio
Desejável experiência em vendas
CNH B
Diferenciais: SAP; Excel
Venha fazer parte`;
  expect(readSections(text).requirements).toEqual([
    "Ensino médio",
    "Desejável experiência em vendas",
    "CNH B",
    "Inglês (desejável)",
    "Power BI (desejável)",
    "SAP (desejável)",
    "Excel (desejável)",
  ]);
  expect(readSections("Requisitos:\n• Excel\n• Diferencial: inglês\n• CNH B").requirements).toEqual([
    "Excel",
    "Diferencial: inglês",
    "CNH B",
  ]);
  expect(readSections("Requisitos e diferenciais:\n• Excel\n• SAP").requirements).toEqual(["Excel", "SAP"]);
});

test("a list of what is desirable ends where something else may begin", () => {
  const bullets = "Requisitos\n• Excel\nSeria um diferencial ter experiência com:\n• SAP\n";
  expect(readSections(`${bullets}Ferramentas da casa\n• Jira`).requirements).toEqual([
    "Excel",
    "SAP (desejável)",
  ]);
  const lines = "Requisitos\nExcel\nDesejável\nSAP\n";
  expect(readSections(`${lines}Escolaridade:\nEnsino médio`).requirements).toEqual([
    "Excel",
    "SAP (desejável)",
  ]);
  expect(readSections(`${lines}Interessados: rh@padaria.com.br\nTotal sigilo`).requirements).toEqual([
    "Excel",
    "SAP (desejável)",
  ]);
});

test("the names of what is desirable are many", () => {
  const names = [
    "Seria legal se você tivesse, mas se não tiver, você também será bem-vindo:",
    "Qual pode ser o seu diferencial?",
    "Será legal se você também tiver...",
    "Não é um requisito, mas não deixe de nos contar caso você tenha:",
    "Você se destaca se tiver:",
  ];
  for (const name of names)
    expect(readSections(`Requisitos\n• Excel\n${name}\n• SAP`).requirements).toEqual([
      "Excel",
      "SAP (desejável)",
    ]);
  const own = "Requisitos\n• Excel\nVocê será ótimo para esta função se:\n• Tiver calma";
  expect(readSections(own).requirements).toEqual(["Excel", "Tiver calma"]);
});

test("what is required may have a name of its own, and reasons to work for the employer are no requirements", () => {
  const text = `Requisitos
• Excel
Desejáveis:
• SAP
Competências comportamentais:
• Proatividade
Obrigatórios
• CNH B
Por que trabalhar na Padaria Sol?
• Plano de saúde
Nossa cultura
• Respeito`;
  expect(readSections(text)).toEqual({
    requirements: ["Excel", "Proatividade", "CNH B", "SAP (desejável)"],
    benefits: ["Plano de saúde"],
  });
});

test("the sign before a heading is no bullet, as messengers write bold words", () => {
  for (const heading of ["*Requisitos:*", "**Requisitos:", "- Requisitos:"])
    expect(readSections(`${heading}\nMorar na zona sul\nEscolaridade: ensino médio`).requirements).toEqual([
      "Morar na zona sul",
      "Escolaridade: ensino médio",
    ]);
  expect(readSections("*Requisitos: CNH B*\nMorar na zona sul").requirements).toContain("Morar na zona sul");
});

test("what an employer praises of itself is not asked", () => {
  expect(readSections("Requisitos\n• Excel\nNossos diferenciais\n• Day off").requirements).toEqual(["Excel"]);
  expect(readSections("Benefícios\n• VR\nDiferenciais\n• Day off")).toEqual({
    requirements: [],
    benefits: ["VR"],
  });
  expect(readSections("Requisitos\n• Excel\nDiferenciais da empresa:\n• Day off").requirements).toEqual([
    "Excel",
  ]);
});

test("of two texts, the second holds what is only desirable", () => {
  expect(readAsked("• Excel\n• Inglês", "• inglês\n• SAP\nConhecimentos em:\n• Figma")).toEqual([
    "Excel",
    "Inglês",
    "SAP (desejável)",
    "Figma (desejável)",
  ]);
});

test("an item is shown without the picture before it", () => {
  expect(
    readSections("Requisitos\n✅ Ser comunicativo;\n✔️Residir em Cachoeirinha.\n👉🏿 CNH B").requirements,
  ).toEqual(["Ser comunicativo", "Residir em Cachoeirinha", "CNH B"]);
});

test("a fact of the contract among the items of a list does not end it", () => {
  const text = `Benefícios
✅ Salário: de R$ 1.690,00 a R$ 2.300,00
✅ Vale-transporte
✅ Horário: das 8h às 17h
✅ Seguro de vida
⏰ Horário: das 8h às 17h
Venha fazer parte`;
  expect(readSections(text).benefits).toEqual(["Vale-transporte", "Seguro de vida"]);
  expect(readSections("Benefícios\n✅ Bolsa R$ 1.100,00\n✅ Vale-transporte").benefits).toEqual([
    "Bolsa R$ 1.100,00",
    "Vale-transporte",
  ]);
  expect(readSections("Benefícios\n* Vale-transporte\n**Horário:** 8h às 17h\n* Sigilo").benefits).toEqual([
    "Vale-transporte",
  ]);
  expect(readSections("Benefícios\nVale-transporte\nHorário: das 8h às 17h\nSigilo").benefits).toEqual([
    "Vale-transporte",
  ]);
});

test("two letters are an item, one is none", () => {
  expect(readSections("Requisitos:\n• C#\n• -\n• e\nBenefícios:\nVT\nVR")).toEqual({
    requirements: ["C#"],
    benefits: ["VT", "VR"],
  });
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
