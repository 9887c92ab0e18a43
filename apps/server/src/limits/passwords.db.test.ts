import { expect, test } from "vitest";
import { newestToken } from "../../test/email/deliver-emails.ts";
import { createPerson } from "../../test/people/create-person.ts";
import { passwords } from "../../test/people/passwords.ts";
import { password, setLimitsStage } from "../../test/people/set-limits-stage.ts";
import { callApi, type ApiAnswer } from "../../test/product/call-api.ts";
import { answerAccountRequests } from "../accounts/answer-account-requests.ts";
import { AppError } from "../errors.ts";
import { createPasswords } from "../passwords/password-hash.ts";

const stage = setLimitsStage();
const { fail, logIn, personWithPassword } = stage;
const leaked = "Tangerina-2026!";

/** A list that has every password. @returns how often it was asked, and how many passwords were compared */
async function serveWithList() {
  const counts = { asked: 0, compared: 0 };
  await stage.serve({
    leakedPasswords: {
      refuse: async () => {
        counts.asked += 1;
        throw new AppError("leaked_password");
      },
    },
    passwords: {
      ...passwords,
      verify: (hash, text) => {
        counts.compared += 1;
        return passwords.verify(hash, text);
      },
    },
  });
  return counts;
}

const codesOf = (answers: readonly ApiAnswer[]) => new Set(answers.map(({ body }) => body["code"]));
/** One after the other: of several at once most wait for the answers of the others. */
async function repeat(count: number, call: () => Promise<ApiAnswer>): Promise<ApiAnswer[]> {
  const answers: ApiAnswer[] = [];
  for (let round = 0; round < count; round += 1) answers.push(await call());
  return answers;
}

test("a person at an open session asks the list of leaked passwords twenty times at once, and then waits", async () => {
  const counts = await serveWithList();
  const { userId, token } = await createPerson(stage.deps);
  const change = (current?: string) =>
    callApi(stage.app, "POST", "/account/password", {
      token,
      body: { current_password: current, new_password: leaked },
    });
  const answers = await repeat(30, () => change());
  expect(codesOf(answers)).toEqual(new Set(["leaked_password", "too_many_requests"]));
  expect(counts.asked).toBe(20);
  await stage.setPassword(userId);
  stage.deps.clock.advance(60_000);
  expect((await change(password)).body).toMatchObject({ code: "leaked_password" });
  expect((await change(password)).body).toMatchObject({ code: "too_many_requests" });
  expect(counts.compared).toBe(1);
});

test("a link to a new password asks the list of leaked passwords thirty times from one place, and then waits", async () => {
  const counts = await serveWithList();
  const { email } = await createPerson(stage.deps);
  await callApi(stage.app, "POST", "/forgot-password", { body: { email } });
  const link = await newestToken(stage.deps, "reset-password", email);
  const answers = await repeat(40, () =>
    callApi(stage.app, "POST", "/reset-password", { body: { token: link, password: leaked } }),
  );
  expect(codesOf(answers)).toEqual(new Set(["leaked_password", "too_many_requests"]));
  expect(counts.asked).toBe(30);
});

test("sign-ups ask the list of leaked passwords thirty times from one place, and take no message from an address", async () => {
  const counts = await serveWithList();
  const signUp = (ip: string) =>
    callApi(stage.app, "POST", "/register", {
      body: { name: "Ana", email: "ana@correio.example", password: leaked },
      headers: { "x-forwarded-for": ip },
    });
  // A person who tries one leaked password after the other.
  for (let tried = 0; tried < 12; tried += 1)
    expect((await signUp("189.4.5.6")).body).toMatchObject({ code: "leaked_password" });
  await repeat(30, () => signUp("189.4.5.6"));
  expect(counts.asked).toBe(30);
  expect((await signUp("177.9.9.9")).body).toMatchObject({ code: "leaked_password" });
});

test("who signed up with an address and did not confirm compares thirty passwords in one place, and its owner logs in elsewhere", async () => {
  const owner = await personWithPassword();
  const strangers = "Pitanga-2026!";
  await callApi(stage.app, "POST", "/register", {
    body: { name: "Ana", email: owner, password: strangers },
    headers: { "x-forwarded-for": "177.9.9.9" },
  });
  await answerAccountRequests(stage.deps);
  const answers = await repeat(100, () => logIn(owner, strangers, "177.9.9.9"));
  expect(codesOf(answers)).toEqual(new Set(["email_not_confirmed", "too_many_requests"]));
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(30);
  expect((await logIn(owner, password)).status).toBe(200);
});

test("a log-in that the full line of passwords refuses is none of the five tries", async () => {
  const email = await personWithPassword();
  const full = { ...passwords, verify: () => Promise.reject(new AppError("overloaded")) };
  await stage.serve({ passwords: full });
  expect(await fail(email, 8)).toEqual(Array.from({ length: 8 }, () => 503));
  await stage.serve();
  expect(await fail(email, 5)).toEqual([401, 401, 401, 401, 401]);
});

test("a wrong password is told, and counted, also where the line is full before its second comparison", async () => {
  const email = await personWithPassword();
  const line = createPasswords({ sideBySide: 1, waiting: 0 });
  const others: Promise<string>[] = [];
  await stage.serve({
    passwords: {
      ...line,
      verify: async (...call) => {
        const matches = await line.verify(...call);
        others.push(line.hash("Another person's"));
        return matches;
      },
    },
  });
  for (let tried = 0; tried < 5; tried += 1) {
    expect((await logIn(email)).status).toBe(401);
    await Promise.allSettled(others);
  }
  expect((await logIn(email)).status).toBe(429);
});
