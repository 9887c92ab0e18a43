import { expect, test } from "vitest";
import { listRequirements } from "./list-requirements.ts";

test("what an employer would like comes after what it requires, and says so", () => {
  const asked = { required: ["Ensino médio", "Espanhol será um diferencial"], desirable: ["Inglês"] };
  expect(listRequirements(asked, 30)).toEqual([
    "Ensino médio",
    "Espanhol será um diferencial",
    "Inglês (desejável)",
  ]);
});

test("an item that stands in both lists is required, and stands there once", () => {
  const asked = { required: ["Inglês avançado"], desirable: ["INGLES AVANÇADO.", "Excel", "excel"] };
  expect(listRequirements(asked, 30)).toEqual(["Inglês avançado", "Excel (desejável)"]);
});

test("where the list is full, what is required stays", () => {
  expect(listRequirements({ required: ["CNH B", "Excel"], desirable: ["Inglês", "SAP"] }, 3)).toEqual([
    "CNH B",
    "Excel",
    "Inglês (desejável)",
  ]);
});
