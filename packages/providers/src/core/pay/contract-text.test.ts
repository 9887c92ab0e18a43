import { expect, test } from "vitest";
import { findContract, readContract } from "./contract-text.ts";

test("a contract gets its common name, several are alternatives", () => {
  expect(readContract("CLT (Efetivo)")).toBe("CLT");
  expect(readContract("Regime CLT")).toBe("CLT");
  expect(readContract("CLT, PJ")).toBe("CLT ou PJ");
  expect(readContract("Pessoa Jurídica")).toBe("PJ");
  expect(readContract("Prestador de Serviços (PJ)")).toBe("PJ");
  expect(readContract("Prestador de Serviços")).toBe("Autônomo");
  expect(readContract("CLT ou Prestador de Serviços - PJ")).toBe("CLT ou PJ");
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

test("a permanent contract keeps the portals' word for it, and is not said twice", () => {
  expect(readContract("Efetivo")).toBe("Efetivo");
  expect(readContract("Efetivo, Temporário")).toBe("Efetivo ou Temporário");
  expect(readContract("Efetivo – CLT")).toBe("CLT");
  expect(findContract("Médico", "Tipo de contrato: Efetivo")).toBe("Efetivo");
  expect(findContract("Auxiliar", "Estágio com chance de contratação efetiva")).not.toBe("Efetivo");
});

test.each([
  "Supervisor de Estágio",
  "Professora Orientadora de Estágio",
  "Analista de Estágios",
  "Assistente de Estágio",
  "Educador - Programa Jovem Aprendiz",
  "Instrutor de Jovem Aprendiz",
  "Monitora de Aprendizagem",
])("who works with interns or apprentices is none: %s", (title) => {
  expect(findContract(title, "")).toBeUndefined();
});

test("an intern or apprentice may help somewhere", () => {
  expect(findContract("Auxiliar Administrativo (Jovem Aprendiz)", "")).toBe("Jovem aprendiz");
  expect(findContract("Assistente Jurídico - Estágio", "")).toBe("Estágio");
  expect(findContract("Estagiário de Análise de Dados", "")).toBe("Estágio");
});

test.each([
  ["Gerente de Contas PJ", ""],
  ["Gerente PJ", ""],
  ["Analista de Crédito Pessoa Jurídica", ""],
  ["Gerente de Relacionamento PF/PJ", ""],
  ["Consultor", "Atendimento a clientes PJ e PF"],
  ["Consultor", "Prospectar e fidelizar a carteira de clientes Pessoa Jurídica em toda a região"],
  ["Analista de DP", "Experiência com admissão CLT, PJ e estagiários"],
  ["Analista de DP", "Desejável conhecimento em CLT e legislação trabalhista"],
  ["Analista de RH", "Apoiar a contratação de estagiários e aprendizes"],
])("whom a person serves and what they know is no contract: %s %s", (title, description) => {
  expect(findContract(title, description)).toBeUndefined();
});

test.each([
  ["Consultora", "Crédito consignado, empréstimo para CLT e saque do FGTS"],
  ["Analista", "Contrato com a escola parceira para aprendizado de inglês"],
  ["Analista", "Regime híbrido, com trilhas de aprendizagem"],
])("what is sold or learnt is no contract: %s, %s", (title, description) => {
  expect(findContract(title, description)).toBeUndefined();
});

test("an apprentice's contract has its own name in the law", () => {
  expect(readContract("Aprendizagem")).toBe("Jovem aprendiz");
  expect(findContract("Auxiliar", "Contrato de aprendizagem de 18 meses")).toBe("Jovem aprendiz");
});

test("a contract that is refused is not offered", () => {
  expect(findContract("Vendedor", "Tipo de contrato: CLT. Não contratamos PJ.")).toBe("CLT");
  expect(findContract("Vendedor", "Contratação: PJ (não é CLT)")).toBe("PJ");
});

test.each([
  ["Dev", "Regime CLT ou PJ", "CLT ou PJ"],
  ["Dev", "Modelo de contratação: PJ", "PJ"],
  ["Dev", "Remuneração: R$ 8.000,00 (PJ)", "PJ"],
  ["Dev", "Vaga PJ\nHome office", "PJ"],
  ["Vendedor", "Oferecemos CLT, vale-transporte e comissão sobre as vendas a clientes", "CLT"],
  ["Vendedor", "Contratação CLT para quem tem experiência", "CLT"],
  ["Vendedor", "Experiência de um ano na função, regime CLT", "CLT"],
  ["Vendedor", "Experiência com vendas\nContratação CLT\nVale-transporte", "CLT"],
  ["Vendedor", "Atender clientes\nExperiência com vendas\nRegime de contratação\nPJ", "PJ"],
  ["Auxiliar", "Regime de contratação:\nEstágio", "Estágio"],
  ["Desenvolvedor PJ/CLT", "", "CLT ou PJ"],
  ["Dev .NET (P.J.)", "", "PJ"],
  ["Dev .NET", "Contratação: P.J. ou CLT", "CLT ou PJ"],
  ["Analista", "Para atuar na equipe de dados de um cliente, em caráter de Pessoa Jurídica", "PJ"],
  ["Cabeleireira", "Tipo de vaga: Tempo integral, Autônomo / PJ", "PJ ou Autônomo"],
  ["Auxiliar", "Tipo de vaga: Temporário", "Temporário"],
  ["Operador de caixa", "Vaga de estágio na frente de caixa", "Estágio"],
  ["Executivo de Vendas - PJ", "", "PJ"],
])("the contract that a vacancy names is found: %s %s", (title, description, contract) => {
  expect(findContract(title, description)).toBe(contract);
});
