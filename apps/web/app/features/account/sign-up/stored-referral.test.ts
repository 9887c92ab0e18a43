import { referId } from "@vagou/contract/api/fields";
import { afterEach, expect, test } from "vitest";
import { writeItem } from "#lib/device/browser-storage.ts";
import { forgetReferral, readReferral } from "./stored-referral.ts";

afterEach(forgetReferral);

test("the code of a friend's link is kept until it is used", () => {
  expect(readReferral()).toBeNull();
  writeItem("local", "refer_id", " a5w9rx2gcw ");
  expect(readReferral()).toBe("a5w9rx2gcw");
  forgetReferral();
  expect(readReferral()).toBeNull();
});

test.each([
  "\0",
  "\u0001",
  "a\nb",
  " ",
  "a".repeat(101),
  "ligue 0800",
  "<b>",
  "INVALIDO",
  "a5w9rx2",
  "a5w9rx2gc0",
])("a link with %j in the place of a code promises nothing, and keeps no person from signing up", (code) => {
  writeItem("local", "refer_id", code);
  expect(readReferral()).toBeNull();
});

test("a code that was copied in capitals is sent, and taken by the server", () => {
  writeItem("local", "refer_id", "A5W9RX2GCW");
  expect(referId.safeParse(readReferral()).success).toBe(true);
});
