import { useLayoutEffect, useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import type { Group } from "../search-types.ts";
import { type SearchView, viewSearch } from "../tab/search-view.ts";
import { groupOf, jobOf } from "../testing/job-of.ts";
import { useMergedScreen } from "./use-merged-screen.ts";

const atEmployer = jobOf({ id: "gupy-1" });
const onBoard = jobOf({ id: "catho-1", source: "catho", url: "https://exemplo.com.br/1" });
const driver = jobOf({ id: "gupy-2", title: "Motorista", url: "https://exemplo.gupy.io/job/2" });
const gupy = groupOf({ name: "gupy", jobs: [atEmployer, driver] });
const catho = groupOf({ name: "catho", jobs: [onBoard] });

test("results are shown with their vacancies or not at all, and the screen before them stays until then", async () => {
  const seen = await showSteps(search(null), search([gupy], null), search([gupy, catho]));
  expect(seen).toEqual(["searching 0", "searching 2", "results 2 of 3"]);
});

test("results that are asked again keep their former list until the new one is merged", async () => {
  const cook = jobOf({ id: "gupy-3", title: "Cozinheira", url: "https://exemplo.gupy.io/job/3" });
  const more = groupOf({ name: "gupy", jobs: [atEmployer, driver, cook] });
  const seen = await showSteps(search(null), search([gupy, catho]), search([more, catho]));
  expect(seen).toEqual(["searching 0", "results 2 of 3", "results 3 of 4"]);
});

test("another search finds nothing until its own answers come", async () => {
  const seen = await showSteps(search([gupy, catho]), search(null));
  expect(seen).toEqual(["nothing", "results 2 of 3", "searching 0"]);
});

/** @param groups null for a portal that has not answered; without one, the search is over */
function search(...groups: (Group[] | null)[]): SearchView {
  const answered = groups.flatMap((group) => group ?? []);
  const providers = [...answered.map(({ name }) => name), ...(groups.includes(null) ? ["bne"] : [])];
  const finishedAt = groups.includes(null) ? null : new Date("2026-11-20T12:00:00Z");
  const parts = answered.map((group) => ({ data: { group, again: null }, isFetching: false }));
  return viewSearch(
    {
      query: { query: "vendas", city: "", state: "", services: providers },
      search: { id: "1", providers, finishedAt, paidFromMs: 0, preparing: [], isSaved: false },
    },
    parts,
  );
}

/** @returns the different screens, one behind the other */
async function showSteps(...steps: SearchView[]): Promise<string[]> {
  const seen: string[] = [];
  function Steps() {
    const [step, setStep] = useState(0);
    const screen = useMergedScreen(steps[step] ?? search(null), false);
    const said = screen === null ? "nothing" : sayScreen(screen);
    useLayoutEffect(() => {
      if (seen.at(-1) !== said) seen.push(said);
    });
    return <button onClick={() => setStep(step + 1)}>{`Passo ${step}`}</button>;
  }
  await showOnScreen(screenSizes[0], <Steps />);
  for (const step of steps.slice(1).keys()) {
    await page.getByRole("button", { name: `Passo ${step}` }).click();
    await expect.element(page.getByRole("button", { name: `Passo ${step + 1}` })).toBeVisible();
  }
  return seen;
}

function sayScreen({ state, found, merged }: NonNullable<ReturnType<typeof useMergedScreen>>): string {
  if (state.mode === "searching") return `searching ${found}`;
  const count = state.groups.reduce((sum, { jobs }) => sum + jobs.length, 0);
  return `${state.mode} ${merged.vacancies.length} of ${count}`;
}
