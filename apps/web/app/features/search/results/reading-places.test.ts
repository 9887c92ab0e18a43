import { expect, it } from "vitest";
import { keepPlace, readPlace, type ReadingPlace } from "./reading-places.ts";

const place: ReadingPlace = {
  searchId: "s1",
  tab: "gupy",
  index: 41,
  id: "catho-6",
  offsetPx: -120.5,
  open: ["catho-7"],
  isNewOnly: false,
};

it("finds the reading place of each history entry", () => {
  const store = storeOf();
  keepPlace(store, "first", place);
  keepPlace(store, "second", { ...place, index: 3 });
  keepPlace(store, "first", { ...place, tab: "todos" });
  expect(readPlace(store, "first")).toEqual({ ...place, tab: "todos" });
  expect(readPlace(store, "second")?.index).toBe(3);
  expect(readPlace(store, "third")).toBeNull();
});

it("forgets an entry that was left at the top, and the oldest of many", () => {
  const store = storeOf();
  keepPlace(store, "first", place);
  keepPlace(store, "first", null);
  expect(readPlace(store, "first")).toBeNull();
  for (let step = 0; step < 30; step++) keepPlace(store, `step ${step}`, place);
  expect(readPlace(store, "step 9")).toBeNull();
  expect(readPlace(store, "step 10")).toEqual(place);
});

it.each([
  "no JSON",
  "{}",
  "[null]",
  '[["first"]]',
  '[["first",{"searchId":"s1","tab":"gupy","index":"4"}]]',
  '[["first",{"searchId":"s1","tab":"gupy","index":4,"id":"","offsetPx":0,"open":[7],"isNewOnly":false}]]',
])("begins at the top where storage holds %j", (text) =>
  expect(readPlace(storeOf(text), "first")).toBeNull(),
);

function storeOf(text: string | null = null) {
  let kept = text;
  return {
    read: () => kept,
    write: (_key: string, value: string) => {
      kept = value;
      return true;
    },
  };
}
