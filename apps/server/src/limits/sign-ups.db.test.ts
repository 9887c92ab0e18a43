import { expect, test } from "vitest";
import { createPerson } from "../../test/people/create-person.ts";
import { password, setLimitsStage } from "../../test/people/set-limits-stage.ts";
import { callApi, type ApiAnswer } from "../../test/product/call-api.ts";
import { attempts } from "../db/schema/accounts.ts";
import { limitAttempts } from "./limit-attempts.ts";

const stage = setLimitsStage();
const refused = { name: "AppError", code: "too_many_requests" };

test("a mailbox gets three messages before its place waits, in all spellings of the address together", async () => {
  const ask = (email: string) =>
    callApi(stage.app, "POST", "/resend-confirmation", { body: { email } }).then(({ status }) => status);
  expect(await ask("rita.ramos@gmail.com")).toBe(200);
  expect(await ask("ritaramos@gmail.com")).toBe(200);
  expect(await ask("rita.ramos+1@gmail.com")).toBe(200);
  expect(await ask("ritaramos+2@gmail.com")).toBe(429);
  expect(await ask("outra@gmail.com")).toBe(200);
});

test("choosing a password that the rules refuse does not count", async () => {
  for (let round = 0; round < 6; round += 1) {
    const body = { name: "Ana", email: "indecisa@correio.example", password: "fraca" };
    expect(await callApi(stage.app, "POST", "/register", { body })).toMatchObject({
      body: { code: "weak_password" },
    });
  }
  expect(await stage.database.db.$count(attempts)).toBe(0);
});

test("thirty people can sign up in one place within the hour", async () => {
  const signUp = (index: number) =>
    limitAttempts(stage.deps, { action: "register", ip: "189.4.5.6", email: `nova${index}@correio.example` });
  for (let index = 0; index < 30; index += 1) await signUp(index);
  await expect(signUp(30)).rejects.toMatchObject({ ...refused, retryAfterS: 10 });
  stage.deps.clock.advance(10_000);
  await signUp(30);
});

test("sign-up, confirmation, new message and referral are limited at their calls", async () => {
  const { token } = await createPerson(stage.deps);
  const until429 = async (call: (index: number) => Promise<ApiAnswer>) => {
    for (let index = 0; index < 100; index += 1) if ((await call(index)).status === 429) return index;
    return Infinity;
  };
  const post = (path: string, body: unknown, session?: string) =>
    callApi(stage.app, "POST", path, { body, ...(session !== undefined && { token: session }) });
  const ana = { name: "Ana", password };
  expect(await until429((index) => post("/register", { ...ana, email: `x${index}@correio.example` }))).toBe(
    30,
  );
  expect(await until429(() => post("/confirm-account", { token: "forged-forged-forged" }))).toBe(30);
  expect(
    await until429((index) => post("/resend-confirmation", { email: `y${index}@correio.example` })),
  ).toBe(30);
  expect(await until429(() => post("/referral/process", { refer_id: "naoexiste" }, token))).toBe(10);
});
