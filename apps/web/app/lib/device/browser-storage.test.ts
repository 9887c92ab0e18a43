import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readItem, removeItem, watchItem, writeItem } from "./browser-storage.ts";

let tab: EventTarget & { localStorage: Storage; sessionStorage: Storage };

beforeEach(() => {
  tab = Object.assign(new EventTarget(), { localStorage: storageOf(), sessionStorage: storageOf() });
  vi.stubGlobal("window", tab);
});
afterEach(() => vi.unstubAllGlobals());

it("tells the watcher of an item about a change in this tab and in another", () => {
  const seen: (string | null)[] = [];
  const stop = watchItem("recent", () => seen.push(readItem("local", "recent")));
  writeItem("local", "recent", "a");
  changeElsewhere("recent", () => tab.localStorage.setItem("recent", "b"));
  changeElsewhere(null, () => tab.localStorage.removeItem("recent"));
  removeItem("local", "recent");
  expect(seen).toEqual(["a", "b", null, null]);
  stop();
  writeItem("local", "recent", "c");
  changeElsewhere("recent", () => {});
  expect(seen).toHaveLength(4);
});

it("tells the watcher of another item nothing", () => {
  const onChange = vi.fn<() => void>();
  const stop = watchItem("recent", onChange);
  writeItem("local", "token", "x");
  writeItem("session", "recent", "x");
  changeElsewhere("token", () => {});
  stop();
  expect(onChange).not.toHaveBeenCalled();
});

it("also tells about a value that the device did not store, which stays in memory until the page is left", () => {
  const onChange = vi.fn<() => void>();
  const stop = watchItem("recent", onChange);
  tab.localStorage.setItem = () => {
    throw new DOMException("no room", "QuotaExceededError");
  };
  expect(writeItem("local", "recent", "x")).toBe(false);
  stop();
  expect(onChange).toHaveBeenCalledOnce();
  expect(readItem("local", "recent")).toBe("x");
});

/** What a browser does in this tab after another one changed `key`; null for all keys. */
function changeElsewhere(key: string | null, change: () => void): void {
  change();
  tab.dispatchEvent(Object.assign(new Event("storage"), { key }));
}

function storageOf(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}
