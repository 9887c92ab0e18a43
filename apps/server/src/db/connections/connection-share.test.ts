import { expect, test } from "vitest";
import { createConnectionShare, shareConnections } from "./connection-share.ts";

/** Searches that come at one moment. @returns how many have a place, and the functions that free them */
function startSearches(count: number, isBusy: () => boolean) {
  const share = createConnectionShare(7, isBusy);
  const leaves: (() => void)[] = [];
  for (let index = 0; index < count; index += 1)
    void shareConnections(() => share.enter()).then((leave) => leaves.push(leave));
  return { share, leaves, settle: () => new Promise(setImmediate) };
}

test("searches of a busy process use two connections, so that the balance does not wait behind the others' turns", async () => {
  const { share, leaves, settle } = startSearches(20, () => true);
  await settle();
  expect([leaves.length, share.waiting]).toEqual([2, 18]);
  leaves[0]?.();
  await settle();
  expect([leaves.length, share.waiting]).toEqual([3, 17]);
});

test("when a process has time again, as many searches go on as have a share, with the next one that ends or comes", async () => {
  let isBusy = true;
  const { share, leaves, settle } = startSearches(20, () => isBusy);
  await settle();
  isBusy = false;
  leaves[0]?.();
  await settle();
  expect([leaves.length, share.waiting]).toEqual([8, 12]);
  isBusy = true;
  for (const leave of leaves.slice(1, 7)) leave();
  await settle();
  // One of seven is left, and one more may begin.
  expect([leaves.length, share.waiting]).toEqual([9, 11]);
});
