import { expect, it } from "vitest";
import { readSearchDraft, writeSearchDraft } from "./search-draft.ts";

const typed = { query: "vendas ", city: "Recife", state: "PE" };

it("gives back what was typed, at the address where it was typed only", () => {
  const text = writeSearchDraft("?q=antes", typed);
  expect(readSearchDraft(text, "?q=antes")).toEqual(typed);
  expect(["?q=outra", ""].map((address) => readSearchDraft(text, address))).toEqual([null, null]);
  expect(readSearchDraft(null, "")).toBeNull();
});

it.each(["", "{", "null", "7", '{"address":""}', '{"address":"","query":"a","city":"","state":1}'])(
  "takes no other text for what was typed: %s",
  (text) => {
    expect(readSearchDraft(text, "")).toBeNull();
  },
);
