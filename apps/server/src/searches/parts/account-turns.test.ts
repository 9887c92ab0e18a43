import { expect, test } from "vitest";
import { createAccountTurns } from "./account-turns.ts";

test("the work on one person's fichas runs one after the other, in the order of the calls", async () => {
  const turns = createAccountTurns();
  const first = Promise.withResolvers<void>();
  const done: string[] = [];
  const one = turns("ana", () => first.promise.then(() => done.push("first")));
  const two = turns("ana", async () => done.push("second"));
  await turns("bia", async () => done.push("of another person"));
  first.resolve();
  await Promise.all([one, two]);
  expect(done).toEqual(["of another person", "first", "second"]);
});

test("work that fails rejects for its own caller only", async () => {
  const turns = createAccountTurns();
  const failing = turns("ana", () => Promise.reject(new Error("no")));
  const next = turns("ana", () => Promise.resolve("done"));
  await expect(failing).rejects.toThrow("no");
  await expect(next).resolves.toBe("done");
});
