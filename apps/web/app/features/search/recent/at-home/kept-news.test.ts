import { expect, test } from "vitest";
import { readItem } from "#lib/device/browser-storage.ts";
import { keepNews, newsOfSearch, recentNewsKey } from "./kept-news.ts";

const since = new Date("2026-11-16T12:00:00Z");

test("a search keeps how many of its vacancies were new, and since when; older searches are forgotten", () => {
  const email = "joana@exemplo.com.br";
  for (const [index, id] of ["a", "b", "c", "d"].entries()) keepNews(email, id, { count: index, since });
  keepNews(email, "d", { count: 7, since });
  const text = readItem("local", recentNewsKey(email));
  expect(["a", "b", "d"].map((id) => newsOfSearch(text, id))).toEqual([
    null,
    { count: 1, since },
    { count: 7, since },
  ]);
  expect(newsOfSearch(readItem("local", recentNewsKey("maria@exemplo.com.br")), "d")).toBeNull();
});

test("what is unreadable on the device is no news", () => {
  for (const text of [null, "", "{", "{}", '[["a"]]', '[["a", 1]]', '[["a", 1, "ontem"]]', "[7]"])
    expect(newsOfSearch(text, "a")).toBeNull();
});
