import { expect, test } from "vitest";
import { particularsIn } from "./read-particulars.ts";

test.each([
  ["meals", "vt e vr de r$ 22 por dia", "vale-refeicao de r$ 22,00 e vale transporte"],
  ["health", "assistencia medica e plr", "plano de saude, participacao nos lucros"],
  ["schools", "2 grau, cursando superior", "ensino medio completo; superior em curso"],
  ["days", "escala 6x1, sabado e domingo", "6 dias por semana, domingos e sabados"],
])("a recruiter's words for %s state what the employer's do", (_, one, other) => {
  expect(particularsIn(one)).not.toEqual([]);
  expect(particularsIn(one)).toEqual(particularsIn(other));
});

test.each([
  ["a meal at the place, and a voucher for meals", "refeicao no local", "vale-refeicao"],
  ["licences for a car and for a lorry", "cnh b", "cnh d"],
  ["a first school and a second", "ensino fundamental", "ensino medio"],
  ["a bonus and a commission", "premio por meta", "comissao por meta"],
])("%s are told apart", (_, one, other) => {
  expect(particularsIn(one).filter((each) => particularsIn(other).includes(each))).toEqual([]);
});
