import { expect, test } from "vitest";
import { filtersOfSearch, keepFilters, recentFiltersKey } from "./kept-filters.ts";

const email = "joana@exemplo.com.br";

function storeOf() {
  const kept = new Map<string, string>();
  return {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => kept.set(key, value).has(key),
  };
}

test("a search is reopened with the filters that it was left with", () => {
  const store = storeOf();
  keepFilters(store, email, "a", "contrato=clt");
  keepFilters(store, email, "b", "modo=remoto");
  keepFilters(store, email, "a", "contrato=pj");
  const text = store.read(recentFiltersKey(email));
  expect([filtersOfSearch(text, "a"), filtersOfSearch(text, "b"), filtersOfSearch(text, "c")]).toEqual([
    "contrato=pj",
    "modo=remoto",
    "",
  ]);
});

test("filters that were cleared are forgotten, and so are those of older searches", () => {
  const store = storeOf();
  for (const id of ["a", "b", "c", "d"]) keepFilters(store, email, id, `sem=${id}`);
  keepFilters(store, email, "d", "");
  const text = store.read(recentFiltersKey(email));
  expect(["a", "b", "c", "d"].map((id) => filtersOfSearch(text, id))).toEqual(["", "sem=b", "sem=c", ""]);
});

test("what is unreadable on the device is no filter", () => {
  for (const text of [null, "", "{", "{}", '[["a"]]', '[["a", 1]]'])
    expect(filtersOfSearch(text, "a")).toBe("");
});
