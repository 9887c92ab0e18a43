import { expect, test } from "vitest";
import { readLevelText } from "./level-text.ts";

test.each([
  ["Estágio", "Estágio"],
  ["Estagiário", "Estágio"],
  ["🐣 Estágio", "Estágio"],
  ["Júnior/Trainee", "Trainee ou Júnior"],
  ["Junior", "Júnior"],
  ["🏠 100% Remoto, 💼 CLT, 🐥 Júnior", "Júnior"],
  ["CLT • Pleno • Home Office", "Pleno"],
  ["Senior", "Sênior"],
  ["Sênior", "Sênior"],
  ["Nível: Senior.", "Sênior"],
  ["Especialista", "Especialista"],
  ["Supervisão/Coordenação", "Supervisor(a) ou Coordenador(a)"],
  ["Gerência", "Gerente"],
  ["Diretoria", "Diretor(a)"],
  ["Pleno, Junior, Estagiário", "Estágio ou Júnior ou Pleno"],
])("%s is the level %s", (text, level) => {
  expect(readLevelText(text)).toBe(level);
});

test.each(["", "Auxiliar/Operacional", "Auxiliar", "Técnico", "principal", "CLT", "Juniores"])(
  "%j names no known level",
  (text) => {
    expect(readLevelText(text)).toBeUndefined();
  },
);
