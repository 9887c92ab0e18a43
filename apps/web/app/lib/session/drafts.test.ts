import { beforeEach, expect, it } from "vitest";
import { readItem, writeItem } from "../device/browser-storage.ts";
import { forgetDraft, forgetDrafts, keepDraft, readDraft } from "./drafts.ts";

beforeEach(() => {
  for (const person of ["joana", "ana"]) forgetDrafts(person);
});

it("keeps what was typed into each form, and the last of it", () => {
  keepDraft("joana", "feedback", "Gostei");
  keepDraft("joana", "name", "Joana");
  keepDraft("joana", "feedback", "Gostei muito");
  expect([readDraft("joana", "feedback"), readDraft("joana", "name")]).toEqual(["Gostei muito", "Joana"]);
});

it("keeps an empty text too: the person has deleted what stood there", () => {
  keepDraft("joana", "note:1", "");
  expect(readDraft("joana", "note:1")).toBe("");
});

it("forgets a form that was sent, and nothing of it stays in the tab after the last one", () => {
  keepDraft("joana", "feedback", "Gostei");
  keepDraft("joana", "name", "Joana");
  forgetDraft("joana", "feedback");
  expect([readDraft("joana", "feedback"), readDraft("joana", "name")]).toEqual([null, "Joana"]);
  forgetDraft("joana", "name");
  expect(readItem("session", "drafts_joana")).toBeNull();
});

it("shows another account nothing, and forgets all of one account", () => {
  keepDraft("joana", "feedback", "Gostei");
  keepDraft("ana", "feedback", "Olá");
  expect(readDraft("ana", "feedback")).toBe("Olá");
  forgetDrafts("joana");
  expect([readDraft("joana", "feedback"), readDraft("ana", "feedback")]).toEqual([null, "Olá"]);
});

it.each(["", "{", "null", "{}", '[["feedback"]]', '[["feedback",7]]'])(
  "takes no other content of the storage for a draft: %s",
  (content) => {
    writeItem("session", "drafts_joana", content);
    expect(readDraft("joana", "feedback")).toBeNull();
  },
);
