import { expect, test } from "vitest";
import { z } from "zod";
import {
  idField,
  optionalBody,
  optionalDate,
  optionalText,
  requiredText,
  webAddress,
} from "./item-fields.ts";

test("an id is text, whether it came as a number or as text", () => {
  expect([idField.parse(935685), idField.parse("vgV6ou5UrL")]).toEqual(["935685", "vgV6ou5UrL"]);
  expect(idField.safeParse("").success).toBe(false);
});

test("the log says what is wrong with an id, in English also where people read Portuguese", () => {
  z.config(z.locales.ptBR());
  const issueOf = (id: unknown) => idField.safeParse(id).error?.issues[0]?.message;
  expect(issueOf(" ")).toBe("Too small: expected string to have >=1 characters");
  expect(issueOf("x".repeat(201))).toBe("Too big: expected string to have <=200 characters");
  expect(issueOf(1e30)).toBe("Too big: expected int to be <=9007199254740991");
  expect([issueOf(1.5), issueOf(null), issueOf(undefined)]).toEqual(Array(3).fill("Invalid input"));
});

test("a title loses the blanks around and inside it, and must not be blank", () => {
  expect(requiredText.parse("  Auxiliar \t de  cozinha ")).toBe("Auxiliar de cozinha");
  expect(requiredText.safeParse("   ").success).toBe(false);
});

test("a blank, missing, null or wrong text is missing", () => {
  for (const value of ["  ", null, undefined, 7]) expect(optionalText.parse(value)).toBeUndefined();
});

test("a long text keeps its lines, and may come as a list of texts", () => {
  expect(optionalBody.parse(" Das 8h\nàs 17h ")).toBe("Das 8h\nàs 17h");
  expect(optionalBody.parse(["Vale-refeição", "Plano de saúde"])).toBe("• Vale-refeição\n• Plano de saúde");
  for (const value of [[], ["a", 1], {}, 7]) expect(optionalBody.parse(value)).toBeUndefined();
});

test("a date is a day or an instant; anything else is missing", () => {
  expect(optionalDate.parse("2026-10-09")).toBe("2026-10-09");
  expect(optionalDate.parse("2026-10-08T20:28:19.561Z")).toBe("2026-10-08T20:28:19.561Z");
  for (const value of ["09/10/2026", "2026-13-45", "há 3 dias", "", null, 0])
    expect(optionalDate.parse(value)).toBeUndefined();
});

test("only addresses that a browser may open count", () => {
  expect(webAddress("/vagas/a/1", "https://vagas.example/api?x=1")).toBe("https://vagas.example/vagas/a/1");
  for (const address of ["javascript:alert(1)", "data:text/html,x", "/relative", ""])
    expect(webAddress(address)).toBeNull();
});
