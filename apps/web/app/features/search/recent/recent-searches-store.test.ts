import { describe, expect, it } from "vitest";
import { forgetRecentSearches, readRecentSearches, saveRecentSearch } from "./recent-searches-store.ts";
import { groupOf, jobOf } from "../testing/job-of.ts";

const email = "joana@exemplo.com.br";
const query = { query: "vendas", city: "Recife", state: "PE", services: ["gupy"] };
const at = new Date("2026-10-09T15:00:00Z");
const groups = [
  groupOf({ jobs: [jobOf({ id: "gupy-a", description: "x".repeat(900) }), jobOf({ id: "gupy-b" })] }),
];

describe("recent searches", () => {
  it("keep the three newest, newest first", () => {
    const store = storeOf(1e9);
    for (const id of ["a", "b", "c", "d"]) saveRecentSearch(store, email, { id, at, query, groups });
    expect(readRecentSearches(store, email).map((search) => search.id)).toEqual(["d", "c", "b"]);
  });

  it("reopen with everything that was found", () => {
    const store = storeOf(1e9);
    const saved = saveRecentSearch(store, email, { id: "a", at, query, groups });
    expect(readRecentSearches(store, email)).toEqual([saved]);
    expect(saved).toMatchObject({
      ...query,
      date: "09/10/2026",
      results: { total_jobs: 2, date: "09/10/2026" },
    });
  });

  it("belong to one person", () => {
    const store = storeOf(1e9);
    saveRecentSearch(store, email, { id: "a", at, query, groups });
    expect(readRecentSearches(store, "outra@exemplo.com.br")).toEqual([]);
  });

  it("of a person who leaves are deleted, and those of other people stay", () => {
    const store = storeOf(1e9);
    saveRecentSearch(store, email, { id: "a", at, query, groups });
    saveRecentSearch(store, "outra@exemplo.com.br", { id: "b", at, query, groups });
    forgetRecentSearches(store, email);
    expect(readRecentSearches(store, email)).toEqual([]);
    expect(readRecentSearches(store, "outra@exemplo.com.br")).toHaveLength(1);
  });

  it("drop long descriptions first when the device has no room", () => {
    const store = storeOf(roomWithoutLongTexts());
    saveRecentSearch(store, email, { id: "a", at, query, groups });
    const jobs = readRecentSearches(store, email)[0]?.results.services[0]?.jobs;
    expect(jobs?.map((job) => job.description)).toEqual(["", "<p>Rotinas do setor.</p>"]);
  });

  it("give up older searches before the new one", () => {
    const room = storeOf(1e9);
    saveRecentSearch(room, email, { id: "old", at, query, groups });
    const store = storeOf(roomWithoutLongTexts(), room.read(`recent_searches_${email}`) ?? "");
    saveRecentSearch(store, email, { id: "new", at, query, groups });
    expect(readRecentSearches(store, email).map((search) => search.id)).toEqual(["new"]);
  });

  it("stay whole in memory until the page is left, where the device stores nothing", () => {
    const items = new Map<string, string>();
    const store = {
      read: (key: string) => items.get(key) ?? null,
      write: (key: string, value: string) => items.set(key, value) === undefined,
    };
    for (const id of ["a", "b"]) saveRecentSearch(store, email, { id, at, query, groups });
    const searches = readRecentSearches(store, email);
    expect(searches.map((search) => search.id)).toEqual(["b", "a"]);
    expect(searches[0]?.results.services[0]?.jobs[0]?.description).toHaveLength(900);
  });

  it("cause no error on a device that stores nothing", () => {
    const store = storeOf(0);
    expect(saveRecentSearch(store, email, { id: "a", at, query, groups }).id).toBe("a");
    expect(readRecentSearches(store, email)).toEqual([]);
  });
});

describe("what storage holds", () => {
  it.each(["{", "null", "7", '{"a":1}', '"text"'])("is an empty list when it reads %s", (text) => {
    expect(readRecentSearches(storeOf(0, text), email)).toEqual([]);
  });

  it("loses only the entries and vacancies that are broken", () => {
    const store = storeOf(1e9);
    saveRecentSearch(store, email, { id: "good", at, query, groups });
    const list: unknown[] = JSON.parse(store.read(`recent_searches_${email}`) ?? "[]");
    const damaged = JSON.stringify([null, { id: 3 }, { id: "x", results: { services: {} } }, ...list]);
    const withBadJob = damaged.replace('"jobs":[', '"jobs":[null,{"url":5},');
    const read = readRecentSearches(storeOf(0, withBadJob), email);
    expect(read.map((search) => search.id)).toEqual(["good"]);
    expect(read[0]?.results.total_jobs).toBe(2);
  });
});

/** Characters for the search without its long text, with room to spare but not for that text. */
function roomWithoutLongTexts(): number {
  const room = storeOf(1e9);
  saveRecentSearch(room, email, { id: "a", at, query, groups });
  return (room.read(`recent_searches_${email}`) ?? "").length - 500;
}

/** A device with room for `room` characters, holding `text` for Joana. */
function storeOf(room: number, text?: string) {
  const items = new Map(text === undefined ? [] : [[`recent_searches_${email}`, text]]);
  return {
    read: (key: string) => items.get(key) ?? null,
    write: (key: string, value: string) => {
      if (value.length > room) return false;
      items.set(key, value);
      return true;
    },
    remove: (key: string) => void items.delete(key),
  };
}
