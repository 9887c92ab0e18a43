import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetOldLink, forgetOpenedLink, readOpenedLink, markLinkUsed } from "./opened-link.ts";
import { tidyAddressScript } from "./tidy-address.ts";

const origin = "https://vagas.example";
const minuteMs = 60_000;

let stored: Map<string, string>;
let isStorageOpen: boolean;
let historyUrls: string[];

beforeEach(() => {
  stored = new Map();
  isStorageOpen = true;
  historyUrls = [];
  vi.stubGlobal("window", {
    get sessionStorage() {
      if (!isStorageOpen) throw new Error("site data is blocked");
      return {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: unknown) => void stored.set(key, String(value)),
        removeItem: (key: string) => void stored.delete(key),
      };
    },
  });
});

afterEach(() => {
  forgetOpenedLink();
  vi.unstubAllGlobals();
});

describe("the first script", () => {
  it.each([
    ["/confirm-account?token=abc", "/confirm-account"],
    ["/confirm-account?token=", "/confirm-account"],
    ["/reset-password?a=1&token=abc&token=def&b=2#c", "/reset-password?a=1&b=2#c"],
    ["/auth/google/callback?code=c&state=s&iss=i&scope=openid", "/auth/google/callback?scope=openid"],
    ["/auth/google/callback?error=access_denied&state=s", "/auth/google/callback"],
    ["/%ff?token=%ff", "/%ff"],
    ["//elsewhere.example/about", "/elsewhere.example/about"],
    ["///confirm-account?token=abc", "/confirm-account"],
    ["/.//elsewhere.example?x", "/elsewhere.example?x"],
    ["/\\elsewhere.example", "/elsewhere.example"],
  ])("makes %s %s", (path, clean) => {
    open(path);
    expect(historyUrls).toEqual([origin + clean]);
  });

  it.each([
    "/",
    "/jobs?q=a%20b&location=Recife&type=Pernambuco&searchId=1",
    "/about//",
    "/%2F%2Fx",
    "/?refer_id=x",
  ])("leaves %s as it is", (path) => {
    open(path);
    expect(historyUrls).toEqual([]);
    expect(stored.size).toBe(0);
  });
});

describe("the link of a page", () => {
  it("is there for the page it opened, again and again, and for no other", () => {
    open("//confirm-account?token=abc");
    expect(readOpenedLink("/confirm-account").get("token")).toBe("abc");
    expect(readOpenedLink("/confirm-account").get("token")).toBe("abc");
    expect(readOpenedLink("/reset-password").size).toBe(0);
  });

  it("is there after a reload and with the back button, and not when the page is opened again without it", () => {
    open("/reset-password?token=abc");
    open("/about");
    open("/reset-password", "back_forward");
    open("/reset-password", "reload");
    expect(readOpenedLink("/reset-password").get("token")).toBe("abc");
    open("/reset-password");
    expect(readOpenedLink("/reset-password").size).toBe(0);
  });

  it("is replaced by the next link", () => {
    open("/reset-password?token=abc");
    open("/reset-password?token=def");
    expect(readOpenedLink("/reset-password").get("token")).toBe("def");
    open("/confirm-account?token=ghi");
    expect(readOpenedLink("/reset-password").size).toBe(0);
  });

  it("is gone once it was used or refused, and the reason is known", () => {
    open("/confirm-account?token=abc");
    markLinkUsed(readOpenedLink("/confirm-account"), "confirmation_link_used");
    expect(JSON.stringify([...stored])).not.toContain("abc");
    const link = readOpenedLink("/confirm-account");
    expect([link.get("token"), link.get("spent")]).toEqual([null, "confirmation_link_used"]);
  });

  it("is gone after an hour, for every page", () => {
    open("/reset-password?token=abc");
    forgetOldLink(Date.now() + 59 * minuteMs);
    expect(stored.size).toBe(1);
    forgetOldLink(Date.now() + 60 * minuteMs);
    expect(stored.size).toBe(0);
    expect(readOpenedLink("/reset-password").size).toBe(0);
  });

  it("stays in memory until the page is left, where the browser stores nothing", () => {
    isStorageOpen = false;
    open("/reset-password?token=abc");
    expect(readOpenedLink("/reset-password").get("token")).toBe("abc");
    markLinkUsed(readOpenedLink("/reset-password"), "reset_link_invalid");
    expect(readOpenedLink("/reset-password").get("token")).toBeNull();
  });

  it.each(["", "{}", "page=/reset-password&token=abc", "page=/reset-password&token=abc&openedAt=x"])(
    "is nothing where storage holds %o, which is not ours",
    (text) => {
      stored.set("openedLink", text);
      expect(readOpenedLink("/reset-password").size).toBe(0);
    },
  );
});

it("a link that was opened later is not spent by the end of an earlier one", () => {
  open("/reset-password?token=abc");
  const earlier = readOpenedLink("/reset-password");
  open("/confirm-account?token=def");
  markLinkUsed(earlier, "reset_link_invalid");
  expect(readOpenedLink("/confirm-account").get("token")).toBe("def");
  markLinkUsed(new URLSearchParams(), "taken");
  expect(readOpenedLink("/confirm-account").has("spent")).toBe(false);
});

/** Runs the first script as a document at this path does. */
function open(path: string, type: "navigate" | "reload" | "back_forward" = "navigate"): void {
  runInNewContext(tidyAddressScript, {
    URL,
    URLSearchParams,
    window,
    performance: { getEntriesByType: () => [{ type }] },
    location: new URL(origin + path),
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, url: string) => void historyUrls.push(url),
    },
    get sessionStorage() {
      return window.sessionStorage;
    },
  });
}
