import { expect, test } from "vitest";
import type { Purpose } from "../../tasks/fair-queue.ts";
import { countWaits, findReplaced } from "./find-replaced.ts";

const request = (person: string, waitedMs = 0) => ({
  person,
  isFurther: false,
  joinedMs: performance.now() - waitedMs,
});

/** People with so many requests in all lines. */
function waitsOf(counts: Record<string, number>) {
  const waits = countWaits();
  for (const [person, count] of Object.entries(counts))
    for (let one = 0; one < count; one += 1) waits.count(request(person), 1);
  return { waits, settledAfterMs: 5_000 };
}

test("the newest request of the person who waits at most portals gives its place", () => {
  const line = [request("Ana"), request("Bia"), request("Ana")];
  expect(findReplaced(line, request("Caio"), waitsOf({ Ana: 6, Bia: 3 }))).toBe(line[2]);
});

test("a newcomer who would wait at as many portals takes no place", () => {
  const line = [request("Ana")];
  expect(findReplaced(line, request("Caio"), waitsOf({ Ana: 1 }))).toBeUndefined();
  expect(findReplaced(line, request("Caio"), waitsOf({ Ana: 2 }))).toBe(line[0]);
});

test("a person who has waited for long keeps the place, and so does a question that only this request finishes", () => {
  const finishes = { ...request("Bia"), purpose: (): Purpose => "finishes" };
  const line = [request("Ana", 5_001), finishes];
  expect(findReplaced(line, request("Caio"), waitsOf({ Ana: 6, Bia: 6 }))).toBeUndefined();
});

test("a further request neither gives nor takes a place", () => {
  const further = { ...request("Ana"), isFurther: true };
  const { waits, settledAfterMs } = waitsOf({ Ana: 6, Bia: 6 });
  expect(findReplaced([further], request("Caio"), { waits, settledAfterMs })).toBeUndefined();
  expect(findReplaced([request("Bia")], further, { waits, settledAfterMs })).toBeUndefined();
});
