import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import type { Group, SearchQuery } from "../search-types.ts";
import { emptyTab, viewSearch } from "../tab/search-view.ts";
import { groupOf } from "../testing/job-of.ts";
import { NoResults } from "./no-results.tsx";

const place = { query: "vendas", city: "Recife", state: "PE" };
const wholeState = page.getByText("Busque no estado inteiro, não só na cidade.");
const title = page.getByRole("heading", { level: 1 });

test("only a person who asked for a city is told to search in the whole state", async () => {
  await showNone(place, [groupOf({})]);
  await expect.element(title).toHaveTextContent("Ops! Nenhuma vaga encontrada");
  await expect.element(wholeState).toBeVisible();
});

test.for(["PE", ""])("a person who asked for no city (in the state '%s') is not", async (state) => {
  await showNone({ ...place, city: "", state }, [groupOf({})]);
  await expect.element(title).toHaveTextContent("Ops! Nenhuma vaga encontrada");
  expect(wholeState.elements()).toEqual([]);
});

test("a search that was cancelled after an empty answer does not say that there is no vacancy", async () => {
  const cancelled = groupOf({ name: "catho", outcome: "cancelled", fichas: "releasing" });
  await showNone(place, [groupOf({}), cancelled]);
  await expect.element(title).toHaveTextContent("Busca cancelada");
  await expect
    .element(page.getByText("Você cancelou antes da resposta. Em Editar Filtros você busca de novo."))
    .toBeVisible();
  expect(wholeState.elements()).toEqual([]);
});

async function showNone(asked: Omit<SearchQuery, "services">, groups: readonly Group[]): Promise<void> {
  const providers = groups.map(({ name }) => name);
  const finishedAt = new Date("2026-11-20T12:00:00Z");
  const search = { id: "1", providers, finishedAt, paidFromMs: 0, preparing: [], isSaved: false };
  const state = viewSearch(
    { ...emptyTab, query: { ...asked, services: providers }, search },
    groups.map((group) => ({ data: { group, again: null }, isFetching: false })),
  );
  await showOnScreen(
    screenSizes[0],
    <MemoryRouter>
      <NoResults state={state} again={null} />
    </MemoryRouter>,
  );
}
