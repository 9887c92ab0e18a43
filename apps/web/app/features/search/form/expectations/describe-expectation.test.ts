import { expect, it } from "vitest";
import { describeExpectation, type Expectation } from "./describe-expectation.ts";

type Numbers = NonNullable<Expectation["numbers"]>;

function say(basis: Expectation["basis"], numbers: Partial<Numbers>): string {
  const told = { vacancies: 32.4, answers: 40, answered_share: 0.9, median_ms: 2_040, ...numbers };
  return describeExpectation({ id: "gupy", basis, numbers: told }, "PE").said;
}

it("says vacancies, answers and time of a portal that is known for the same words and place", () => {
  const numbers = { vacancies: 32.4, answers: 40, answered_share: 0.9, median_ms: 2_040 };
  expect(describeExpectation({ id: "gupy", basis: "exact", numbers }, "PE")).toEqual({
    said: "≈ 32 vagas · responde 9 de 10",
    time: "2,0 s",
  });
});

it("says of which place the numbers are when it is another one", () => {
  expect(say("state", {})).toBe("≈ 32 vagas em PE · responde 9 de 10");
  expect(say("country", {})).toBe("≈ 32 vagas no Brasil · responde 9 de 10");
  expect(say("portal", {})).toBe("em geral ≈ 32 vagas · responde 9 de 10");
});

it("says few vacancies as they are", () => {
  expect(say("exact", { vacancies: 0 })).toMatch(/^0 vagas · /);
  expect(say("exact", { vacancies: 0.4 })).toMatch(/^menos de 1 vaga · /);
  expect(say("exact", { vacancies: 1.2 })).toMatch(/^≈ 1 vaga · /);
});

it("says that a portal always answers only when it did", () => {
  expect(say("exact", { answered_share: 1 })).toMatch(/responde 10 de 10$/);
  expect(say("exact", { answered_share: 0.99 })).toMatch(/responde 9 de 10$/);
  expect(say("exact", { answered_share: 0.05 })).toMatch(/responde 0 de 10$/);
});

it("says that it is not known", () => {
  expect(describeExpectation({ id: "gupy", basis: "unknown", numbers: null }, "PE")).toEqual({
    said: "ainda não sabemos",
    time: null,
  });
});
