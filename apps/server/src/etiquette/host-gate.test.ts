import { expect, test } from "vitest";
import { createHostGate } from "./host-gate.ts";

const forever = new AbortController().signal;

test("a host never sees more than two requests at once", async () => {
  const gate = createHostGate();
  let inFlight = 0;
  let most = 0;
  const request = () =>
    gate.pass("portal.example", 0, forever, async () => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      await new Promise((done) => setImmediate(done));
      inFlight -= 1;
    });
  await Promise.all(Array.from({ length: 20 }, request));
  expect(most).toBe(2);
});

test("a request that is cancelled while it waits leaves the queue and keeps nobody waiting", async () => {
  const gate = createHostGate();
  const finish: (() => void)[] = [];
  const slow = () =>
    gate.pass("portal.example", 0, forever, () => new Promise<void>((done) => finish.push(done)));
  const running = [slow(), slow()];
  const cancel = new AbortController();
  const cancelled = gate.pass("portal.example", 0, cancel.signal, () => Promise.resolve("asked"));
  const next = gate.pass("portal.example", 0, forever, () => Promise.resolve("asked"));
  cancel.abort(new Error("the person left"));
  await expect(cancelled).rejects.toThrow("the person left");
  await expect.poll(() => finish.length).toBe(2);
  finish.forEach((done) => done());
  await Promise.all(running);
  await expect(next).resolves.toBe("asked");
});

test("one host does not hold up another", async () => {
  const gate = createHostGate();
  void gate.pass("slow.example", 60_000, forever, () => Promise.resolve());
  await expect(gate.pass("quick.example", 0, forever, () => Promise.resolve("asked"))).resolves.toBe("asked");
});
