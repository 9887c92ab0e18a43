import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readItem, removeItem, writeItem } from "./browser-storage.ts";

let device: ReturnType<typeof deviceWith>;
let tab: EventTarget;

beforeEach(() => {
  device = deviceWith(0);
  tab = Object.assign(new EventTarget(), { localStorage: device, sessionStorage: device });
  vi.stubGlobal("window", tab);
});
afterEach(() => {
  removeItem("local", "token");
  vi.unstubAllGlobals();
});

describe("a device that stores nothing", () => {
  it("keeps written values in memory until the page is left, and says that they are not stored", () => {
    expect(writeItem("local", "token", "abc")).toBe(false);
    expect(readItem("local", "token")).toBe("abc");
    expect(readItem("session", "token")).toBeNull();
  });

  it("is told from one that stores what it is given", async () => {
    vi.resetModules();
    const page = await import("./browser-storage.ts");
    expect(page.keepsItems()).toBe(true);
    page.writeItem("local", "token", "abc");
    expect(page.keepsItems()).toBe(false);
  });

  it("forgets what is removed", () => {
    writeItem("local", "token", "abc");
    removeItem("local", "token");
    expect(readItem("local", "token")).toBeNull();
  });

  it("may refuse all access", () => {
    const blocked = {
      get: () => {
        throw new Error("site data is blocked");
      },
    };
    vi.stubGlobal("window", Object.defineProperty(new EventTarget(), "localStorage", blocked));
    expect(writeItem("local", "token", "abc")).toBe(false);
    expect(readItem("local", "token")).toBe("abc");
  });
});

it("a device that has room again stores the next value, and that value is read", () => {
  writeItem("local", "token", "first");
  device.room = 100;
  expect(writeItem("local", "token", "second")).toBe(true);
  device.setItem("token", "another tab's");
  expect(readItem("local", "token")).toBe("another tab's");
});

it("what another tab stores replaces what this one could not: the name of one person never stays beside the session of another", async () => {
  vi.resetModules();
  const { readItem, writeItem } = await import("./browser-storage.ts");
  const seen: (string | null)[] = [];
  tab.addEventListener("storage", () => seen.push(readItem("local", "user")));
  writeItem("local", "user", "Ana");
  device.room = 100;
  device.setItem("user", "Rui");
  tab.dispatchEvent(Object.assign(new Event("storage"), { key: "user" }));
  device.room = 0;
  writeItem("local", "user", "Ana");
  device.removeItem("user");
  // Another tab emptied everything.
  tab.dispatchEvent(Object.assign(new Event("storage"), { key: null }));
  expect(seen).toEqual(["Rui", null]);
});

/** Storage for values of up to `room` characters. */
function deviceWith(room: number) {
  const items = new Map<string, string>();
  return {
    room,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > this.room) throw new Error("quota exceeded");
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  };
}
