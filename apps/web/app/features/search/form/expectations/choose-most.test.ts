import { expect, it } from "vitest";
import { orderByMost } from "./choose-most.ts";
import type { Expectation } from "./describe-expectation.ts";

const ids = ["infojobs", "catho", "gupy", "vagas", "bne", "nerdin"];

function knowing(known: Record<string, [Expectation["basis"], number, number]>) {
  return new Map(
    Object.entries(known).map(([id, [basis, vacancies, share]]): [string, Expectation] => [
      id,
      { id, basis, numbers: { vacancies, answers: 10, answered_share: share, median_ms: 900 } },
    ]),
  );
}

it("puts the portals first that bring most for each time they are asked", () => {
  const known = knowing({ infojobs: ["exact", 30, 0.5], catho: ["exact", 20, 1], gupy: ["exact", 40, 1] });
  expect(orderByMost(ids, known, new Map()).slice(0, 3)).toEqual(["gupy", "catho", "infojobs"]);
});

it("puts the numbers of this place before those of others, and unknown portals after them, in their order", () => {
  const known = knowing({
    bne: ["portal", 90, 1],
    vagas: ["country", 70, 1],
    catho: ["state", 30, 1],
    gupy: ["exact", 2, 1],
  });
  expect(orderByMost(ids, known, new Map())).toEqual(["gupy", "catho", "vagas", "bne", "infojobs", "nerdin"]);
});

it("leaves out what brought nothing for these words, and what cannot serve them", () => {
  const known = knowing({ vagas: ["exact", 0, 1], catho: ["portal", 0, 1], nerdin: ["portal", 90, 1] });
  const obstacles = new Map([["nerdin", "só vagas de tecnologia"]]);
  expect(orderByMost(ids, known, obstacles)).toEqual(["infojobs", "gupy", "bne", "catho"]);
});
