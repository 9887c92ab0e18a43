import { expect, test } from "vitest";
import { findPay, readPayText, readReais } from "./pay-text.ts";

const pay = (minCents: number | undefined, maxCents: number | undefined, period = "unstated") => ({
  ...(minCents !== undefined && { minCents }),
  ...(maxCents !== undefined && { maxCents }),
  period,
  negotiable: false,
});

test.each([
  ["R$ 1.800,00 a R$ 2.200,00 por mês", pay(180_000, 220_000, "month")],
  ["De R$ 1.500 até R$ 2.000", pay(150_000, 200_000)],
  ["R$ 18.000,00 - R$ 20.000,00", pay(1_800_000, 2_000_000)],
  ["R$\u00a01.500 a 2.000", pay(150_000, 200_000)],
  ["Entre R$ 2.000,00 e R$ 3.500,50", pay(200_000, 350_050)],
  ["R$ 4.300,00", pay(430_000, 430_000)],
  ["R$ 15,00/hora", pay(1500, 1500, "hour")],
  ["R$ 15 por hora", pay(1500, 1500, "hour")],
  ["15 por hora", pay(1500, 1500, "hour")],
  ["50,00 por dia", pay(5000, 5000, "day")],
  ["3 a 5 mil", pay(300_000, 500_000)],
  ["R$ 120 a diária", pay(12_000, 12_000, "day")],
  ["1.518,00", pay(151_800, 151_800)],
  ["1.500 a 2.000", pay(150_000, 200_000)],
  ["Acima de R$ 5.000", pay(500_000, undefined)],
  ["A partir de R$ 1.700,00", pay(170_000, undefined)],
  ["Até R$ 3.000,00 mensais", pay(undefined, 300_000, "month")],
  ["R$ 3 a 5 mil", pay(300_000, 500_000)],
  ["R$ 7k", pay(700_000, 700_000)],
  ["Salário mensal: R$ 2.500", pay(250_000, 250_000, "month")],
  ["R$ 1.900,00 + 10% de comissão", pay(190_000, 190_000)],
  ["R$ 2.000,00 por mês, 8 horas por dia", pay(200_000, 200_000, "month")],
  ["R$ 1.800,00 + VR de R$ 30 por dia", pay(180_000, 180_000)],
  ["R$ 3.500,00 (R$ 15,90/hora)", pay(350_000, 350_000)],
  ["R$ 3.500,00 / mês (R$ 15,90/hora)", pay(350_000, 350_000, "month")],
  ["R$ 15,90/hora (R$ 3.500,00 por mês)", pay(1590, 1590, "hour")],
  ["R$ 2,500.00 - R$ 3,500.00", pay(250_000, 350_000)],
  ["R$ 12,000 per month", pay(1_200_000, 1_200_000, "month")],
  ["R$ 800 quinzenais", pay(80_000, 80_000, "fortnight")],
  ["R$ 900,00 por quinzena", pay(90_000, 90_000, "fortnight")],
  ["R$ 900 a cada 15 dias", pay(90_000, 90_000, "fortnight")],
  ["R$ 300 diários", pay(30_000, 30_000, "day")],
  ["R$ 10.000+", pay(1_000_000, undefined)],
  ["R$ 10.000,00 ou mais", pay(1_000_000, undefined)],
  ["+ de R$ 10.000", pay(1_000_000, undefined)],
  ["1.518,00 + comissão", pay(151_800, 151_800)],
  ["BRL 5.000 - 7.000", pay(500_000, 700_000)],
])("%s", (text, expected) => {
  expect(readPayText(text)).toEqual(expected);
});

test.each([
  "R$ 1.200 por plantão",
  "R$ 150,00 o plantão de 12h",
  "R$ 5,00 por entrega",
  "R$ 35/aula",
  "R$ 90 por pesquisa",
  "R$ 3.000 por projeto",
])("%s is the pay of no time: how many there are, it does not say", (text) => {
  expect(readPayText(text)).toBeUndefined();
});

test.each([
  ["R$ 4.000 (CLT) ou R$ 6.500 (PJ)", pay(400_000, 650_000)],
  ["CLT R$ 4.000 / PJ R$ 6.500", pay(400_000, 650_000)],
  ["R$ 6.500,00 PJ | R$ 4.000,00 CLT", pay(400_000, 650_000)],
  ["R$ 4.000 a R$ 5.000 CLT, R$ 6.500 PJ por mês", pay(400_000, 650_000, "month")],
  ["R$ 70 PJ ou R$ 7.000 CLT", pay(7000, 7000)],
  ["R$ 4.000 CLT ou R$ 40/hora PJ", pay(400_000, 400_000)],
  ["R$ 4.000 + R$ 900 de vale", pay(400_000, 400_000)],
])("the pay of two contracts is that between them, if it is for the same time: %s", (text, expected) => {
  expect(readPayText(text)).toEqual(expected);
});

test("pay of a month is kept beside that of each piece of work", () => {
  expect(readPayText("R$ 2.000 por mês + R$ 50 por plantão")).toEqual(pay(200_000, 200_000, "month"));
  expect(readPayText("R$ 2.000 + R$ 50 por plantão")).toEqual(pay(200_000, 200_000));
});

test("negotiable pay is recognised, alone or beside an amount", () => {
  expect(readPayText("Salário a combinar")).toEqual({ period: "unstated", negotiable: true });
  expect(readPayText("R$ 2.000 (a combinar)")).toEqual({ ...pay(200_000, 200_000), negotiable: true });
});

test("a text that is no pay, or pay in another currency, gives none", () => {
  for (const text of [
    "",
    "NÃO DIVULGADA",
    "Confidencial",
    "US$ 3,000",
    "€ 2.000",
    "5 vagas",
    "Entre 1 e 3 anos",
    "R$ 0,00",
    "44h semanais",
    "Menos de 1 ano",
    "Até 1 ano",
    "1 ano",
    "2 por dia",
  ])
    expect(readPayText(text)).toBeUndefined();
});

test("in a long text only a line that names the pay counts", () => {
  expect(findPay("Vaga boa\nSalário: R$ 1.900,00 + VR\nVT R$ 10,00 por dia")).toMatchObject({
    minCents: 190_000,
  });
  expect(findPay("Vale-refeição de R$ 30,00 por dia\nSalário compatível com o mercado")).toBeUndefined();
});

test.each([
  "Salário a combinar + VR de R$ 35,00/dia",
  "Salário: R$ 1.8…",
  "Salário: R$ 18...",
  "Salário:\nA combinar\nR$ 35,00 por dia de vale-refeição",
  "Salário e benefícios\nR$ 35,00 por dia de vale-refeição",
  "Salário compatível + VA R$ 800,00",
  "Salário de mercado, R$ 40,00 de vale-refeição por dia",
  "13º salário e cesta de R$ 300,00",
  "Adiantamento de salário e PLR de até R$ 4.000",
  "Empréstimo descontado do salário, a partir de R$ 500",
  "Vale-transporte (desconto de 6% do salário), limitado a R$ 200",
  "VT com desconto de até 6% no salário: R$ 220",
  "Insalubridade de 20% sobre o salário mínimo (R$ 303,60)",
  "Salário-família de R$ 62,04",
  "Bolsa de estudos de até R$ 500,00",
  "Remuneração variável de R$ 500 a R$ 1.500",
  "Remuneração fixa + comissões (média de R$ 4.000,00)",
  "Pretensão salarial até R$ 3.000",
  "Cesta básica para colaboradores com remuneração até R$ 4.300,00",
  "Vale-refeição (sem desconto: isenção para salários até R$ 3.100,00)",
  "Contratação CLT + vale de R$ 700",
  "CLT: R$ 35,00 de VR por dia",
  "Formas de pagamento: Pix de R$ 50",
  "Salário: 100% comissionado",
  "Remuneração 2,50% sobre as vendas",
])("an amount beside the word is not the pay: %s", (line) => {
  expect(findPay(line)).toBeUndefined();
});

test.each([
  ["Faixa salarial: de R$ 4.000,00 até R$ 5.500,00", pay(400_000, 550_000)],
  ["Salário: 1.750,00 + VT e VR", pay(175_000, 175_000)],
  ["SALÁRIO 2.150 + comissão", pay(215_000, 215_000)],
  ["SALÁRIO: r$1.980,00", pay(198_000, 198_000)],
  ["Salário: R$: 2.300,00", pay(230_000, 230_000)],
  ["Contratação: PJ - R$ 9.000", pay(900_000, 900_000)],
  ["Regime: CLT R$ 4.000 / PJ R$ 6.500", pay(400_000, 650_000)],
  ["Pagamento: R$1.900,00 - R$2.100,00 por mês", pay(190_000, 210_000, "month")],
  ["Remuneração: fixo de R$ 1.518,00 + variável (até R$ 5.000,00)", pay(151_800, 151_800)],
  ["Bolsa-auxílio: R$ 1.000,00 + auxílio-transporte de R$ 200", pay(100_000, 100_000)],
  ["Benefícios: 13º salário. Salário base bruto: R$ 2.300,00", pay(230_000, 230_000)],
  ["SALÁRIO INICIAL: R$ 1.950,00 VALE TRANSPORTE VALE REFEIÇÃO R$ 25,00", pay(195_000, 195_000)],
  ["💰 Salário\n\nR$ 2.450,00\nVale-refeição de R$ 30,00", pay(245_000, 245_000)],
  ["Bolsa de R$ 1.540,00, conforme o ano de formação", pay(154_000, 154_000)],
])("the amount that the word names is: %s", (line, expected) => {
  expect(findPay(line)).toEqual(expected);
});

test("amounts are read in Brazilian and in plain notation", () => {
  const cents = [
    "1.500,00",
    "1500",
    "1500.00",
    "1,500.00",
    "1.518",
    "R$ 3.500,5",
    2000.5,
    0,
    "0",
    "abc",
    null,
  ];
  expect(cents.map((value) => readReais(value))).toEqual([
    150_000,
    150_000,
    150_000,
    150_000,
    151_800,
    350_050,
    200_050,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
