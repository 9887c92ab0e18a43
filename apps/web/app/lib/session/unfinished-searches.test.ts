import { beforeEach, expect, it } from "vitest";
import { readItem, removeItem, writeItem } from "../device/browser-storage.ts";
import {
  findOwnUnfinished,
  forgetAllUnfinished,
  forgetUnfinished,
  keepUnfinished,
  readUnfinished,
  type UnfinishedSearch,
} from "./unfinished-searches.ts";

const email = "joana@exemplo.com.br";
const key = `unfinished_searches_${email}`;

beforeEach(() => forgetAllUnfinished(email));

function searchOf(facts: Partial<UnfinishedSearch>): UnfinishedSearch {
  return {
    id: "a",
    query: "vendas",
    city: "Recife",
    state: "PE",
    services: ["gupy"],
    startedAtMs: 1_800_000_000_000,
    isAsked: false,
    ...facts,
  };
}

it("keeps a search from its start to its end, each once", () => {
  keepUnfinished(email, searchOf({}));
  keepUnfinished(email, searchOf({ isAsked: true }));
  expect(readUnfinished(email)).toEqual([searchOf({ isAsked: true })]);
  forgetUnfinished(email, "a");
  expect([readUnfinished(email), readItem("local", key), readItem("session", "own_search")]).toEqual([
    [],
    null,
    null,
  ]);
});

it("knows which one ran in this tab, and keeps those of other tabs", () => {
  for (const id of ["a", "b", "c", "d"]) keepUnfinished(email, searchOf({ id, query: id }));
  expect(readUnfinished(email).map(({ id }) => id)).toEqual(["d", "c", "b"]);
  expect(findOwnUnfinished(email)?.id).toBe("d");
  forgetUnfinished(email, "b");
  expect(findOwnUnfinished(email)?.id).toBe("d");
  removeItem("session", "own_search");
  expect(findOwnUnfinished(email)).toBeNull();
});

it("forgets an older one that asks the same", () => {
  keepUnfinished(email, searchOf({ services: ["gupy", "catho"] }));
  keepUnfinished(email, searchOf({ id: "b" }));
  keepUnfinished(email, searchOf({ id: "c", services: ["catho", "gupy"] }));
  expect(readUnfinished(email).map(({ id }) => id)).toEqual(["c", "b"]);
});

it("shows another account nothing, and leaves nothing after a log-out", () => {
  keepUnfinished(email, searchOf({}));
  expect([readUnfinished("outra@exemplo.com.br"), findOwnUnfinished("outra@exemplo.com.br")]).toEqual([
    [],
    null,
  ]);
  forgetAllUnfinished(email);
  expect([readUnfinished(email), readItem("session", "own_search")]).toEqual([[], null]);
});

it.each(["{", "null", "7", "{}", "[null]", '[{"id":"a"}]'])(
  "takes no other content of the storage for one: %s",
  (content) => {
    writeItem("local", key, content);
    expect(readUnfinished(email)).toEqual([]);
  },
);
