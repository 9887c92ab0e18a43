import { beforeEach, expect, it } from "vitest";
import { removeItem, writeItem } from "../device/browser-storage.ts";
import {
  forgetWaitingSearch,
  readWaitingSearch,
  rememberWaitingSearch,
  waitingSearchPath,
} from "./waiting-search.ts";

const now = Date.parse("2026-11-22T12:00:00Z");
const hourMs = 3_600_000;

beforeEach(() => removeItem("local", "waiting_search"));

it("keeps the search of a visitor for two days", () => {
  rememberWaitingSearch("  auxiliar de cozinha ", now);
  expect(readWaitingSearch(now + 47 * hourMs)).toBe("auxiliar de cozinha");
  expect(readWaitingSearch(now + 48 * hourMs)).toBeNull();
  expect(waitingSearchPath("auxiliar & cozinha")).toBe("/jobs?q=auxiliar+%26+cozinha");
});

it("does not keep an empty search, and forgets a search that was made", () => {
  rememberWaitingSearch("   ", now);
  expect(readWaitingSearch(now)).toBeNull();
  rememberWaitingSearch("vendas", now);
  forgetWaitingSearch();
  expect(readWaitingSearch(now)).toBeNull();
});

it.each(["", "null", "[]", '{"words":7,"at":1}', '{"words":"vendas"}', "{"])(
  "takes no other content of the storage for one: %s",
  (content) => {
    writeItem("local", "waiting_search", content);
    expect(readWaitingSearch(now)).toBeNull();
  },
);
