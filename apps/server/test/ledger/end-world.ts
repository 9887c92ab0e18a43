import type { Auditor } from "./auditor.ts";
import { listBrokenPromises } from "./broken-promises.ts";
import type { Inhabitant } from "./inhabitant.ts";
import { readPayment, type World } from "./world.ts";

/**
 * Ends a world: tells the remaining events, moves the clock by a minute, and gives expired holds back. Then ledger and
 * payments must agree with what happened. @returns how many operations that took @throws {Error} when they do not
 */
export async function endWorld(world: World, auditor: Auditor): Promise<number> {
  const { deps, people } = world;
  const faults: string[] = [];
  const told = await Promise.all(people.map((person, index) => sendTheRest(world, person, index, faults)));
  deps.clock.advance(60_000);
  const released = await world.recover();
  const userIds = people.flatMap(({ userId, friends }) => [
    userId,
    ...friends.map((friend) => friend.userId),
  ]);
  faults.push(...(await auditor.audit(userIds)));
  faults.push(...(await listBrokenPromises(deps.db, userIds, deps.clock.now())));
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return told.reduce((sum, count) => sum + count, released);
}

/** Every checkout with an event ends as its story does, regardless of the order of its events. */
async function sendTheRest(
  world: World,
  { checkouts }: Inhabitant,
  person: number,
  faults: string[],
): Promise<number> {
  let count = 0;
  for (const [index, checkout] of checkouts.entries()) {
    if ((await readPayment(world, checkout)) === undefined) continue;
    for (const event of checkout.events.keys()) {
      await world.perform(person, { do: "hear", checkout: index, event, forged: false }, null);
      count += 1;
    }
    const { granted = 0, taken = 0, owed = 0 } = (await readPayment(world, checkout)) ?? {};
    const gone = Math.floor((granted * checkout.goneCents) / checkout.amountCents);
    if (taken + owed !== gone) {
      faults.push(
        `person ${person}, checkout ${index}: ${taken} taken and ${owed} owed, not ${gone} together`,
      );
    }
  }
  return count;
}
