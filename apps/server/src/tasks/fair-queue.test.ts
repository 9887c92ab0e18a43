import { expect, test } from "vitest";
import { createFairQueue, type Purpose, type Ticket } from "./fair-queue.ts";

type Request = { person: string; isFurther: boolean; name: string };

function queueOf(...names: string[]) {
  const queue = createFairQueue<Request>();
  for (const name of names) queue.add(request(name));
  return queue;
}

/** `ana 1` is a request of Ana; `ana 1+` one that adds to an answer. */
const request = (name: string) => ({ name, person: name.split(" ")[0] ?? "", isFurther: name.endsWith("+") });

function served(queue: ReturnType<typeof queueOf>): string[] {
  return Array.from({ length: queue.size }, () => queue.next()?.name ?? "");
}

test("the five searches of one person do not all go before the first of another", () => {
  const queue = queueOf("ana 1", "ana 2", "ana 3", "ana 4", "ana 5", "bia 1", "caio 1");
  expect(served(queue)).toEqual(["ana 1", "bia 1", "caio 1", "ana 2", "ana 3", "ana 4", "ana 5"]);
});

test("a newcomer's request goes after the others' earlier requests and before their later ones", () => {
  const queue = queueOf("ana 1", "bia 1", "ana 2", "bia 2", "ana 3");
  expect([queue.next()?.name, queue.next()?.name]).toEqual(["ana 1", "bia 1"]);
  queue.add(request("caio 1"));
  expect(served(queue)).toEqual(["ana 2", "bia 2", "caio 1", "ana 3"]);
});

test("pages and details that add to an answer go after requests that begin one", () => {
  const queue = queueOf("ana 1+", "ana 2+", "bia 1", "ana 3");
  expect(served(queue)).toEqual(["bia 1", "ana 3", "ana 1+", "ana 2+"]);
});

test("a question that was begun is finished before others begin, with one request at a time", () => {
  let purpose: Purpose = "finishes";
  const needed = (name: string) => ({ ...request(name), purpose: () => purpose });
  const queue = createFairQueue<Request & Ticket>();
  for (const one of [request("bia 1"), needed("ana 2+"), needed("ana 3+"), request("caio 1")]) queue.add(one);
  expect(queue.next()?.name).toBe("ana 2+");
  // The portal has it now.
  purpose = "needed";
  expect(queue.next()?.name).toBe("bia 1");
  purpose = "adds";
  expect([queue.next()?.name, queue.next()?.name]).toEqual(["caio 1", "ana 3+"]);
});

test("a question that began at another host is finished here in the order in which people came, one after the other", () => {
  const begun = (name: string) => ({ ...request(name), purpose: (): Purpose => "finishes" });
  const queue = createFairQueue<Request & Ticket>();
  for (const one of [request("caio 1"), begun("ana 1"), begun("ana 2+"), begun("bia 1"), begun("bia 2+")])
    queue.add(one);
  expect(served(queue)).toEqual(["ana 1", "ana 2+", "bia 1", "bia 2+", "caio 1"]);
});

test("the requests said to go before another one are those that do", () => {
  const queue = queueOf("ana 1", "ana 2", "ana 3", "bia 1", "ana 4+");
  for (const newcomer of [request("caio 1"), request("ana 5"), request("bia 2"), request("caio 2+")]) {
    const before = queue.before(newcomer).map(({ name }) => name);
    const other = queueOf("ana 1", "ana 2", "ana 3", "bia 1", "ana 4+");
    other.add(newcomer);
    expect(other.before(newcomer).map(({ name }) => name)).toEqual(before);
    expect(served(other).indexOf(newcomer.name)).toBe(before.length);
  }
});

test("a request that leaves is forgotten, and an empty line remembers no person", () => {
  const queue = createFairQueue<Request>();
  const first = request("ana 1");
  queue.add(first);
  queue.remove(first);
  expect(queue.next()).toBeUndefined();
  queue.add(request("ana 2"));
  queue.add(request("bia 1"));
  expect(served(queue)).toEqual(["ana 2", "bia 1"]);
});
