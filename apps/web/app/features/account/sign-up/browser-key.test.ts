import { browserKey } from "@vagou/contract/api/fields";
import { beforeEach, expect, test } from "vitest";
import { removeItem, writeItem } from "#lib/device/browser-storage.ts";
import { forgetBrowserKey, keepBrowserKey, readBrowserKey } from "./browser-key.ts";

beforeEach(() => removeItem("local", "sign_up_key"));

test("a browser keeps one key, in the form that the API accepts, until it is used", () => {
  expect(readBrowserKey()).toBeNull();
  const key = keepBrowserKey();
  expect(browserKey.safeParse(key).success).toBe(true);
  expect(keepBrowserKey()).toBe(key);
  expect(readBrowserKey()).toBe(key);
  forgetBrowserKey();
  expect(readBrowserKey()).toBeNull();
  expect(keepBrowserKey()).not.toBe(key);
});

test("a stored value that is not a key is ignored", () => {
  writeItem("local", "sign_up_key", "x");
  expect(readBrowserKey()).toBeNull();
  expect(keepBrowserKey()).toHaveLength(43);
});
