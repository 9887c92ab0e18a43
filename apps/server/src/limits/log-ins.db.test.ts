import { expect, test } from "vitest";
import { password, setLimitsStage } from "../../test/people/set-limits-stage.ts";
import { callApi } from "../../test/product/call-api.ts";
import { answerAccountRequests } from "../accounts/answer-account-requests.ts";
import { attempts } from "../db/schema/accounts.ts";

const stage = setLimitsStage();
const { personWithPassword, logIn, fail } = stage;
const otherPlace = (index: number) => `200.1.${Math.floor(index / 250)}.${index % 250}`;

test("the sixth wrong password in a row has to wait, and the answer says how long in message, header and body", async () => {
  const email = await personWithPassword();
  expect(await fail(email, 5)).toEqual([401, 401, 401, 401, 401]);
  const response = await stage.app.inject({
    method: "POST",
    url: "/api/login",
    payload: { email, password },
    headers: { "x-forwarded-for": "189.4.5.6" },
  });
  expect(response.statusCode).toBe(429);
  expect(response.headers["retry-after"]).toBe("1");
  expect(response.json()).toMatchObject({
    code: "too_many_requests",
    error: "Muitas tentativas. Espere 1 segundo e tente de novo.",
    retry_after_s: 1,
  });
});

test("each further failure doubles the wait, up to a quarter of an hour", async () => {
  const email = await personWithPassword();
  await fail(email, 5);
  const waits: unknown[] = [];
  for (let round = 0; round < 13; round += 1) {
    const { body } = await logIn(email);
    waits.push(body["retry_after_s"]);
    stage.deps.clock.advance(Number(body["retry_after_s"]) * 1_000);
    expect((await logIn(email)).status).toBe(401);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  expect((await logIn(email)).body["error"]).toBe("Muitas tentativas. Espere 15 minutos e tente de novo.");
});

test("tries during a wait neither count nor make it longer", async () => {
  const email = await personWithPassword();
  await fail(email, 5);
  expect(new Set(await fail(email, 20))).toEqual(new Set([429]));
  stage.deps.clock.advance(1_000);
  expect((await logIn(email, password)).status).toBe(200);
});

test("of a hundred wrong log-ins at once, five are checked", async () => {
  const email = await personWithPassword();
  const answers = await Promise.all(Array.from({ length: 100 }, () => logIn(email)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(95);
});

test("of a hundred addresses tried at once from one place, thirty are checked", async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => logIn(`alvo${index}@correio.example`)),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(30);
});

test("a success forgets the failures before it", async () => {
  const email = await personWithPassword();
  await fail(email, 4);
  expect((await logIn(email, password)).status).toBe(200);
  expect(await fail(email, 5)).toEqual([401, 401, 401, 401, 401]);
});

test("an attacker's log-ins to their own account do not reset the tries of their place", async () => {
  const own = await personWithPassword();
  for (let index = 0; index < 30; index += 1) {
    expect((await logIn(own, password)).status).toBe(200);
    expect((await logIn(`alvo${index}@correio.example`)).status).toBe(401);
  }
  expect((await logIn("alvo31@correio.example")).status).toBe(429);
});

test("right log-ins of many phones behind one address do not count for the place", async () => {
  const email = await personWithPassword();
  for (let round = 0; round < 40; round += 1) expect((await logIn(email, password)).status).toBe(200);
  // The right log-ins of the account alone.
  expect(await stage.database.db.$count(attempts)).toBe(1);
  const other = await personWithPassword();
  expect((await logIn(other, password)).status).toBe(200);
});

test("who knows the password opens sixty sessions at once, and then one every two minutes", async () => {
  const email = await personWithPassword();
  for (let round = 0; round < 60; round += 1) expect((await logIn(email, password)).status).toBe(200);
  expect(await logIn(email, password)).toMatchObject({ status: 429, body: { retry_after_s: 10 } });
  expect((await logIn(email, password, "201.7.8.9")).status).toBe(429);
  // Wrong passwords of strangers take none of them.
  const own = await personWithPassword();
  await fail(own, 20, otherPlace);
  stage.deps.clock.advance(60_000);
  expect((await logIn(own, password)).status).toBe(200);
  stage.deps.clock.advance(120_000);
  expect((await logIn(email, password)).status).toBe(200);
});

test("right log-ins at the same moment are taken back one by one", async () => {
  const people = await Promise.all(Array.from({ length: 4 }, personWithPassword));
  const answers = await Promise.all([...people, ...people, ...people].map((email) => logIn(email, password)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  // The right log-ins of each account alone.
  expect(await stage.database.db.$count(attempts)).toBe(people.length);
});

test("a right password before the confirmation does not count as a failure", async () => {
  const email = "espera@correio.example";
  await callApi(stage.app, "POST", "/register", { body: { name: "Ana", email, password } });
  await answerAccountRequests(stage.deps);
  for (let round = 0; round < 8; round += 1) expect((await logIn(email, password)).status).toBe(403);
});

test("guesses from many places wait a minute at most, and the owner's usual place does not wait", async () => {
  const email = await personWithPassword();
  expect((await logIn(email, password, "177.9.9.9")).status).toBe(200);
  expect(await fail(email, 20, otherPlace)).not.toContain(429);
  for (let index = 20; index < 40; index += 1) {
    const waiting = await logIn(email, undefined, otherPlace(index));
    expect(waiting.status).toBe(429);
    expect(Number(waiting.body["retry_after_s"])).toBeLessThanOrEqual(60);
    stage.deps.clock.advance(Number(waiting.body["retry_after_s"]) * 1_000);
    await logIn(email, undefined, otherPlace(index));
  }
  expect((await logIn(email, password, "200.200.200.200")).status).toBe(429);
  expect((await logIn(email, password, "177.9.9.9")).status).toBe(200);
  stage.deps.clock.advance(60_000);
  expect((await logIn(email, password, "200.200.200.200")).status).toBe(200);
});

test("a place is no longer a usual one after 30 days", async () => {
  const email = await personWithPassword();
  expect((await logIn(email, password, "177.9.9.9")).status).toBe(200);
  stage.deps.clock.advance(30 * 24 * 3_600_000);
  await fail(email, 20, otherPlace);
  expect((await logIn(email, password, "177.9.9.9")).status).toBe(429);
});

test("an unknown address has exactly the same waits as a known one", async () => {
  const known = await personWithPassword();
  const story = async (email: string, ip: string) => {
    const told: unknown[] = [];
    for (let round = 0; round < 12; round += 1) {
      const { request_id: _, ...body } = (await logIn(email, undefined, ip)).body;
      told.push(body);
      if (round > 7) stage.deps.clock.advance(2_000);
    }
    return told;
  };
  expect(await story(known, "189.1.1.1")).toEqual(await story("ninguem@correio.example", "189.1.1.2"));
});

test("tries at two processes are counted together", async () => {
  const email = await personWithPassword();
  const here = stage.app;
  await stage.serve();
  const there = stage.app;
  const statuses: number[] = [];
  for (let index = 0; index < 6; index += 1) {
    const at = index % 2 === 0 ? here : there;
    statuses.push((await logIn(email, undefined, undefined, at)).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

test("a place gets a try back every two minutes, also while others keep trying", async () => {
  for (let index = 0; index < 30; index += 1) await logIn(`a${index}@correio.example`);
  for (let round = 0; round < 20; round += 1) {
    stage.deps.clock.advance(120_000);
    expect((await logIn(`b${round}@correio.example`)).status).toBe(401);
    expect((await logIn(`c${round}@correio.example`)).status).toBe(429);
  }
  stage.deps.clock.advance(30 * 120_000);
  expect(await fail("d@correio.example", 5)).not.toContain(429);
});

test("a long series of tries is forgotten as soon as a short one", async () => {
  const email = await personWithPassword();
  for (let round = 0; round < 60; round += 1) {
    await logIn(email);
    stage.deps.clock.advance(900_000);
  }
  stage.deps.clock.advance(14 * 3_600_000);
  expect(await fail(email, 3)).not.toContain(429);
});

test("a clock that was set back, or differs between servers, does not keep a person from logging in", async () => {
  stage.deps.clock.set("2027-01-01T00:00:00Z");
  await fail("cedo@correio.example", 30);
  await fail("outra@correio.example", 1);
  stage.deps.clock.set("2026-11-21T12:00:00Z");
  expect(await fail("outra@correio.example", 1)).toEqual([401]);
  stage.deps.clock.advance(-1_000);
  expect(await fail("outra@correio.example", 1)).toEqual([401]);
});

test("a try that one limit refuses does not count for another", async () => {
  const email = await personWithPassword();
  await fail(email, 5);
  const before = await stage.database.db.select().from(attempts).orderBy(attempts.key);
  await fail(email, 10);
  expect(await stage.database.db.select().from(attempts).orderBy(attempts.key)).toEqual(before);
});
