import { expect, test } from "vitest";
import { createShortestFirstQueue } from "./shortest-first-queue.ts";

let clockMs = 0;
const queueOf = (...people: string[]) => {
  clockMs = 0;
  const queue = createShortestFirstQueue<{ person: string; number: number }>(() => clockMs);
  const all = people.map((person, number) => ({ person, number }));
  for (const waiting of all) queue.add(waiting);
  return { queue, all };
};
const drain = ({ queue }: ReturnType<typeof queueOf>) =>
  Array.from({ length: queue.size }, () => queue.next()?.person).join(" ");

test("the person for whom the fewest wait goes first, and goes on until none is left", () => {
  expect(drain(queueOf("Ana", "Ana", "Ana", "Bia", "Bia"))).toBe("Bia Bia Ana Ana Ana");
});

test("of two people for whom as many wait, the one who came first is finished before the other begins", () => {
  expect(drain(queueOf("Ana", "Bia", "Ana", "Bia"))).toBe("Ana Ana Bia Bia");
});

test("what waits for one person keeps its order", () => {
  const { queue } = queueOf("Ana", "Bia", "Ana", "Bia", "Bia");
  expect([queue.next(), queue.next(), queue.next()].map((next) => next?.number)).toEqual([0, 2, 1]);
});

test("one that has waited for two seconds goes before all that came later", () => {
  const { queue } = queueOf("Ana", "Ana", "Ana");
  clockMs = 1_900;
  queue.add({ person: "Bia", number: 3 });
  queue.add({ person: "Bia", number: 4 });
  expect(queue.next()?.person).toBe("Bia");
  clockMs = 2_001;
  expect(drain({ queue, all: [] })).toBe("Ana Ana Ana Bia");
});

test("one that leaves the line is not served, and counts no more", () => {
  const { queue, all } = queueOf("Ana", "Ana", "Ana", "Bia", "Bia");
  expect([queue.remove(all[0]!), queue.remove(all[1]!), queue.remove(all[1]!)]).toEqual([true, true, false]);
  expect(drain({ queue, all })).toBe("Ana Bia Bia");
  expect(queue.next()).toBeUndefined();
});
