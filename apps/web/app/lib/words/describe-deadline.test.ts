import { expect, it } from "vitest";
import { describeDeadline } from "./describe-deadline.ts";

/** Half past ten in the evening in São Paulo, and the next day in London. */
const evening = new Date("2026-11-21T01:30:00Z");

it.each([
  ["2026-11-19", { words: "encerradas em 19/11/2026", isOver: true }],
  ["2026-11-20", { words: "só até hoje", isOver: false }],
  ["2026-11-21", { words: "até amanhã", isOver: false }],
  ["2026-11-30", { words: "até 30/11/2026", isOver: false }],
])("the end of applications on %s is said by the calendar of Brazil", (day, said) => {
  expect(describeDeadline(day, evening)).toEqual(said);
});

it.each([null, undefined, "", "logo", "2036-11-20"])("%j is no end that a person can plan by", (day) => {
  expect(describeDeadline(day, evening)).toBeNull();
});
