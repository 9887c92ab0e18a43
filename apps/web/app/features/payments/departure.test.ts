import { expect, it } from "vitest";
import { type Departure, parseDeparture } from "./departure.ts";

const departure: Departure = { userId: "u1", item: "popular", leftAtMs: 1_000, newestMovement: "m9" };
const soon = { userId: "u1", nowMs: 60_000 };

it("remembers in this tab who left for which package, and what the statement said", () => {
  expect(parseDeparture(JSON.stringify(departure), soon)).toEqual(departure);
  const blind = { ...departure, item: "plan", newestMovement: null };
  expect(parseDeparture(JSON.stringify(blind), soon)).toEqual(blind);
});

it("does not speak of somebody else's purchase, nor of one a week ago", () => {
  expect(parseDeparture(JSON.stringify(departure), { ...soon, userId: "u2" })).toBeNull();
  const weekLater = 1_000 + 7 * 24 * 60 * 60 * 1000;
  expect(parseDeparture(JSON.stringify(departure), { userId: "u1", nowMs: weekLater })).not.toBeNull();
  expect(parseDeparture(JSON.stringify(departure), { userId: "u1", nowMs: weekLater + 1 })).toBeNull();
});

it.each([
  null,
  "",
  "null",
  "{}",
  '{"userId":"u1","item":"gold","leftAtMs":1000,"newestMovement":null}',
  '{"userId":"u1","item":"basic","leftAtMs":"1000","newestMovement":null}',
  '{"userId":"u1","item":"basic","leftAtMs":1000,"newestMovement":7}',
])("reads nothing from %o", (text) => {
  expect(parseDeparture(text, soon)).toBeNull();
});
