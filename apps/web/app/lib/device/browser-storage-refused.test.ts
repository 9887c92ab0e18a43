import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readItem, removeItem, writeItem } from "./browser-storage.ts";

let device: ReturnType<typeof deviceWith>;

beforeEach(() => {
  device = deviceWith(0);
  vi.stubGlobal("window", { localStorage: device, sessionStorage: device });
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
    vi.stubGlobal("window", {
      get localStorage() {
        throw new Error("site data is blocked");
      },
    });
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
