import { describe, expect, it } from "vitest";
import { describeLastSeen } from "./describe-last-seen.ts";
import { inOrder } from "./in-order.ts";
import { nextStepDue } from "./next-step-due.ts";
import { nextStepOf } from "./next-step-of.ts";
import { savedOf } from "./testing/saved-of.ts";

/** Half past ten in the evening in São Paulo, and the next day in London. */
const evening = new Date("2026-11-21T01:30:00Z");

describe("the day of a next step", () => {
  it.each([
    ["2026-11-18", "Era para 18/11/2026", true],
    ["2026-11-20", "Hoje", true],
    ["2026-11-21", "Amanhã", false],
    ["2026-11-30", "30/11/2026", false],
  ])("%s is said as it is in Brazil: %s", (day, words, isUrgent) => {
    expect(nextStepDue(day, evening)).toEqual({ words, isUrgent });
  });
});

describe("a saved vacancy that searches do not find", () => {
  const said = (facts: Parameters<typeof savedOf>[0]) => describeLastSeen(savedOf(facts), evening);
  it("says nothing within a week", () => {
    expect(said({ last_seen_at: "2026-11-14" })).toBeNull();
  });
  it("says since when, afterwards", () => {
    expect(said({ last_seen_at: "2026-11-13" })).toMatch(/em 13\/11\/2026\. Confira no portal/);
  });
  it("may have ended when the search that found it does not find it any more", () => {
    expect(said({ last_seen_at: "2026-11-19", not_found_since: "2026-11-20", display_name: "Catho" })).toBe(
      "Desde 20/11/2026, a busca que a encontrava em Catho não a encontra mais: pode ter sido encerrada.",
    );
  });
  it("may have ended when no search finds it for a month", () => {
    expect(said({ last_seen_at: null })).toMatch(/^Nenhuma busca .+ pode ter sido encerrada/);
  });
});

it("the next step that comes first is first, and vacancies without one follow as they were saved", () => {
  const own = [
    savedOf({ id: "a" }),
    savedOf({ id: "b", next_step_on: "2026-12-01" }),
    savedOf({ id: "c", next_step_on: "2026-11-25" }),
    savedOf({ id: "d" }),
  ];
  expect(inOrder(own).map(({ id }) => id)).toEqual(["c", "b", "a", "d"]);
});

it("the next step of all is the one with the earliest day, late or not, of what was not refused", () => {
  const own = [
    savedOf({ id: "a" }),
    savedOf({ id: "b", next_step_on: "2026-12-01" }),
    savedOf({ id: "c", next_step_on: "2026-11-18" }),
    savedOf({ id: "d", next_step_on: "2026-11-01", status: "refused" }),
  ];
  expect(nextStepOf(own)).toMatchObject({ vacancy: { id: "c" }, day: "2026-11-18" });
  expect(nextStepOf([savedOf({ next_step: "Ligar" })])).toBeNull();
  expect(nextStepOf([])).toBeNull();
});
