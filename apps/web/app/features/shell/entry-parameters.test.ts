import { expect, it } from "vitest";
import { readEntryParameters } from "./entry-parameters.ts";

it("keeps the referral and cleans the address, on any page", () => {
  expect(readEntryParameters("/jobs", "?q=a%20b&refer_id=joana")).toEqual({
    referralId: "joana",
    isExpired: false,
    cleaned: "/jobs?q=a+b",
  });
});

it("says the session expired on the start and the login page only", () => {
  expect(readEntryParameters("/", "?session_expired=true")).toMatchObject({ isExpired: true, cleaned: "/" });
  expect(readEntryParameters("/login", "?session_expired=true")).toMatchObject({
    isExpired: true,
    cleaned: "/login",
  });
  expect(readEntryParameters("/jobs", "?session_expired=true")).toMatchObject({
    isExpired: false,
    cleaned: null,
  });
});

it("goes to the login page when the address of the start page asks for it", () => {
  expect(readEntryParameters("/", "?login=true&refer_id=x")).toMatchObject({
    referralId: "x",
    cleaned: "/login",
  });
  expect(readEntryParameters("/register", "?login=true").cleaned).toBeNull();
});

it("leaves other addresses alone", () => {
  expect(readEntryParameters("/confirm-account", "?token=abc").cleaned).toBeNull();
  expect(readEntryParameters("/", "?refer_id=")).toMatchObject({ referralId: null, cleaned: "/" });
});
