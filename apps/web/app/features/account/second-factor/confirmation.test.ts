import type { ErrorCode } from "@vagou/contract/api/error-codes";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CallError } from "#lib/api/call-endpoint.ts";
import { confirmed, readWaitingProof, watchWaitingProof } from "./confirmation.ts";

let stop: () => void;
let calls = 0;
beforeEach(() => {
  calls = 0;
  stop = watchWaitingProof(() => {});
});
afterEach(() => stop());

/** An act that is refused with these codes, one after the other, and then works. */
function actAfter(...codes: ErrorCode[]): () => Promise<string> {
  return async () => {
    const code = codes[calls];
    calls += 1;
    if (code !== undefined) throw new CallError("403", { status: 403, code });
    return "done";
  };
}

test.each([
  ["second_factor_needed", "second-factor"],
  ["password_needed", "password"],
  ["fresh_login_needed", "google"],
] as const)("what is refused with %s asks for it, and is done once more", async (code, proof) => {
  const done = confirmed(actAfter(code));
  await expect.poll(() => readWaitingProof()?.proof).toBe(proof);
  expect(calls).toBe(1);
  readWaitingProof()?.settle(true);
  expect(await done).toBe("done");
  expect(calls).toBe(2);
  expect(readWaitingProof()).toBeNull();
});

test("what needs no proof asks for none", async () => {
  expect(await confirmed(actAfter())).toBe("done");
  expect(calls).toBe(1);
});

test("a person who shows nothing gets the server's refusal, and nothing is repeated", async () => {
  const done = confirmed(actAfter("second_factor_needed"));
  await expect.poll(() => readWaitingProof()).not.toBeNull();
  readWaitingProof()?.settle(false);
  await expect(done).rejects.toMatchObject({ code: "second_factor_needed" });
  expect(calls).toBe(1);
});

test("the second try is the last", async () => {
  const done = confirmed(actAfter("second_factor_needed", "second_factor_needed"));
  await expect.poll(() => readWaitingProof()).not.toBeNull();
  readWaitingProof()?.settle(true);
  await expect(done).rejects.toMatchObject({ code: "second_factor_needed" });
  expect(calls).toBe(2);
});

test("another refusal is no question, nor is one that the page answers in its own way", async () => {
  await expect(confirmed(actAfter("wrong_current_password"))).rejects.toMatchObject({
    code: "wrong_current_password",
  });
  calls = 0;
  await expect(confirmed(actAfter("fresh_login_needed"), ["second_factor_needed"])).rejects.toMatchObject({
    code: "fresh_login_needed",
  });
  expect(readWaitingProof()).toBeNull();
});

test("a person who leaves the page has shown nothing", async () => {
  const done = confirmed(actAfter("second_factor_needed"));
  await expect.poll(() => readWaitingProof()).not.toBeNull();
  stop();
  await expect(done).rejects.toMatchObject({ code: "second_factor_needed" });
});
