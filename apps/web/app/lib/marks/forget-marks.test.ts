import { expect, it } from "vitest";
import { readItem, removeItem, writeItem } from "../device/browser-storage.ts";
import { askedKey } from "./create-departures.ts";
import { forgetMarks, leaveMarks } from "./forget-marks.ts";
import { marksKey, parseKeptMarks, writeKeptMarks } from "./kept-marks.ts";

const told = { seen: ["gupy-1"], hidden: ["gupy-2"], saved: ["gupy-3"] };
const nothing = { flags: new Map(), saves: new Map(), postings: new Map() };

it("of a person who logs out nothing is kept on the device", () => {
  keep(nothing);
  leaveMarks("joana");
  expect([readItem("local", marksKey("joana")), readItem("local", askedKey("joana"))]).toEqual([null, null]);
});

it("but what the server was not told yet, which is sent when they are back", () => {
  const waiting = { flags: new Map(), saves: new Map([["gupy-4", true]]), postings: new Map() };
  keep(waiting);
  leaveMarks("joana");
  expect(parseKeptMarks(readItem("local", marksKey("joana")))).toEqual({
    told: { seen: [], hidden: [], saved: [] },
    waiting,
  });
  removeItem("local", marksKey("joana"));
});

it("of a deleted account not even that", () => {
  keep({ flags: new Map(), saves: new Map([["gupy-4", true]]), postings: new Map() });
  forgetMarks("joana");
  expect(readItem("local", marksKey("joana"))).toBeNull();
});

function keep(waiting: Parameters<typeof writeKeptMarks>[0]["waiting"]): void {
  writeItem("local", marksKey("joana"), writeKeptMarks({ told, waiting }));
  writeItem("local", askedKey("joana"), '["gupy-1"]');
}
