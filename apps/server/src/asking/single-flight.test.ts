import { expect, test } from "vitest";
import { createSingleFlight } from "./single-flight.ts";

const forever = new AbortController().signal;

test("equal questions at the same time are asked once", async () => {
  const flights = createSingleFlight<string>();
  let asked = 0;
  const work = async () => {
    asked += 1;
    await new Promise((done) => setImmediate(done));
    return "answer";
  };
  expect(flights.has("q")).toBe(false);
  const asking = Promise.all([
    flights.join("q", forever, work),
    flights.join("q", forever, work),
    flights.join("other", forever, work),
  ]);
  expect(flights.has("q")).toBe(true);
  const answers = await asking;
  expect(answers).toEqual(["answer", "answer", "answer"]);
  expect(asked).toBe(2);
  expect(flights.has("q")).toBe(false);
  await flights.join("q", forever, work);
  expect(asked).toBe(3);
});

test("the work continues while one caller remains and is cancelled when the last one leaves", async () => {
  const flights = createSingleFlight<string>();
  let cancelled = false;
  const work = (signal: AbortSignal) =>
    new Promise<string>((_, reject) => {
      signal.addEventListener("abort", () => {
        cancelled = true;
        reject(signal.reason);
      });
    });
  const first = new AbortController();
  const second = new AbortController();
  const answers = [flights.join("q", first.signal, work), flights.join("q", second.signal, work)];
  first.abort(new Error("gone"));
  await expect(answers[0]).rejects.toThrow("gone");
  expect(cancelled).toBe(false);
  second.abort(new Error("gone too"));
  await expect(answers[1]).rejects.toThrow("gone too");
  expect(cancelled).toBe(true);
});
