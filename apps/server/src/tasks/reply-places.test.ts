import { expect, test } from "vitest";
import { createReplyPlaces } from "./reply-places.ts";

const forever = new AbortController().signal;
/** Lets all that can go on do so. */
const settle = () => new Promise(setImmediate);

test("a reply is asked for when a place is free, and those that wait follow in their order", async () => {
  const places = createReplyPlaces(2);
  const leave = [await places.take(forever), await places.take(forever)];
  const started: string[] = [];
  const waiting = ["first", "second"].map(async (name) => {
    const leavePlace = await places.take(forever);
    started.push(name);
    return leavePlace;
  });
  await settle();
  expect(started).toEqual([]);
  leave[0]?.();
  await settle();
  expect(started).toEqual(["first"]);
  leave[1]?.();
  await Promise.all(waiting);
  expect(started).toEqual(["first", "second"]);
});

test("a reply that is here already always gets a place, and the next request waits until there are fewer than all", async () => {
  const places = createReplyPlaces(1);
  const leave = [places.takeAnyway(), places.takeAnyway()];
  let hasStarted = false;
  const waiting = places.take(forever).then(() => (hasStarted = true));
  leave[0]?.();
  await settle();
  expect(hasStarted).toBe(false);
  leave[1]?.();
  await waiting;
  expect(hasStarted).toBe(true);
});

test("who gives up the wait for a place leaves it to the next", async () => {
  const places = createReplyPlaces(1);
  const leave = await places.take(forever);
  const patience = new AbortController();
  const impatient = places.take(patience.signal);
  const next = places.take(forever);
  patience.abort(new Error("no time"));
  await expect(impatient).rejects.toThrow("no time");
  leave();
  expect(await next).toBeTypeOf("function");
});
