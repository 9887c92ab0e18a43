import { describe, expect, it } from "vitest";
import { groupOf, jobOf } from "../testing/job-of.ts";
import { noteFound, readKnownBefore } from "./known-before.ts";

const email = "joana@exemplo.com.br";
const query = { query: "Auxiliar administrativo", city: "Recife", state: "PE", services: ["gupy"] };
const monday = new Date("2026-11-16T12:00:00Z");
const friday = new Date("2026-11-20T12:00:00Z");

describe("what is new in a search", () => {
  it("is nothing that can be told when its words were never searched for", () => {
    const store = deviceStore();
    noteFound(store, email, { query, at: monday, groups: [found("gupy", "a")] });
    expect(readKnownBefore(store, email, { query, at: monday })).toBeNull();
    expect(readKnownBefore(store, "maria@exemplo.com.br", { query, at: friday })).toBeNull();
  });

  it("is what the earlier search had not found, also before the new one is noted", () => {
    const store = deviceStore();
    noteFound(store, email, { query, at: monday, groups: [found("gupy", "a")] });
    const before = readKnownBefore(store, email, { query, at: friday });
    noteFound(store, email, { query, at: friday, groups: [found("gupy", "a", "b")] });
    for (const known of [before, readKnownBefore(store, email, { query, at: friday })]) {
      expect(known?.at).toEqual(monday);
      expect(known?.isNew([posting("gupy", "a")])).toBe(false);
      expect(known?.isNew([posting("gupy", "b")])).toBe(true);
    }
  });

  it("stays new when the same search is made again within the hour", () => {
    const store = deviceStore();
    noteFound(store, email, { query, at: monday, groups: [found("gupy", "a")] });
    noteFound(store, email, { query, at: friday, groups: [found("gupy", "b")] });
    const later = new Date(friday.getTime() + 30 * 60_000);
    noteFound(store, email, { query, at: later, groups: [found("gupy", "b")] });
    expect(readKnownBefore(store, email, { query, at: later })?.isNew([posting("gupy", "b")])).toBe(true);
  });

  it("is known by its words in any order and case, and by its place", () => {
    const store = deviceStore();
    noteFound(store, email, { query, at: monday, groups: [found("gupy", "a")] });
    const same = { ...query, query: " administrativo  AUXILIAR " };
    const elsewhere = { ...query, city: "Olinda" };
    expect(readKnownBefore(store, email, { query: same, at: friday })).not.toBeNull();
    expect(readKnownBefore(store, email, { query: elsewhere, at: friday })).toBeNull();
  });

  it("is not a vacancy that another portal had before", () => {
    const store = deviceStore();
    noteFound(store, email, { query, at: monday, groups: [found("gupy", "a"), found("catho")] });
    const known = readKnownBefore(store, email, { query, at: friday });
    expect(known?.isNew([posting("catho", "x"), posting("gupy", "a")])).toBe(false);
    expect(known?.isNew([posting("catho", "x"), posting("gupy", "b")])).toBe(true);
  });

  it("is not what comes from a portal that had not answered: it may have had that for weeks", () => {
    const store = deviceStore();
    const silent = groupOf({ name: "catho", outcome: "timeout", has_error: true, jobs: [] });
    noteFound(store, email, { query, at: monday, groups: [found("gupy", "a"), silent] });
    const known = readKnownBefore(store, email, { query, at: friday });
    expect(known?.isNew([posting("catho", "x")])).toBe(false);
    expect(known?.isNew([posting("solides", "y")])).toBe(false);
  });

  it("is not told for an older search that is opened again", () => {
    const store = deviceStore();
    noteFound(store, email, { query, at: monday, groups: [found("gupy", "a")] });
    noteFound(store, email, { query, at: friday, groups: [found("gupy", "b")] });
    expect(readKnownBefore(store, email, { query, at: monday })).toBeNull();
  });

  it("is not what was found two searches ago and is back", () => {
    const store = deviceStore();
    const tuesday = new Date("2026-11-17T12:00:00Z");
    noteFound(store, email, { query, at: monday, groups: [found("gupy", "a")] });
    noteFound(store, email, { query, at: tuesday, groups: [found("gupy", "b")] });
    expect(readKnownBefore(store, email, { query, at: friday })?.isNew([posting("gupy", "a")])).toBe(false);
  });
});

it("five questions are remembered, and what cannot be read counts as none", () => {
  const store = deviceStore();
  for (const words of ["um", "dois", "três", "quatro", "cinco", "seis"]) {
    noteFound(store, email, { query: { ...query, query: words }, at: monday, groups: [found("gupy", "a")] });
  }
  const isKnown = (words: string) =>
    readKnownBefore(store, email, { query: { ...query, query: words }, at: friday }) !== null;
  expect(["um", "dois", "seis"].map(isKnown)).toEqual([false, true, true]);
  for (const text of [
    "{oops",
    "null",
    '[{"key":1}]',
    '[{"key":"a","atMs":1,"ids":"","portals":[1],"before":null}]',
  ])
    expect(readKnownBefore({ read: () => text }, email, { query, at: friday })).toBeNull();
});

function found(name: string, ...ids: string[]) {
  return groupOf({ name, jobs: ids.map((id) => jobOf(posting(name, id))) });
}

function posting(source: string, id: string) {
  return { id: `${source}-${id.repeat(16)}`, source };
}

function deviceStore() {
  const items = new Map<string, string>();
  return {
    read: (key: string) => items.get(key) ?? null,
    write: (key: string, value: string) => {
      items.set(key, value);
      return true;
    },
  };
}
