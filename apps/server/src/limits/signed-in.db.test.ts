import { endpoints } from "@vagou/contract/api/endpoints";
import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { testPayments } from "../../test/fichas/stripe-events.ts";
import { createPerson } from "../../test/people/create-person.ts";
import { passwords } from "../../test/people/passwords.ts";
import { password, setLimitsStage } from "../../test/people/set-limits-stage.ts";
import { callApi } from "../../test/product/call-api.ts";
import { pendingPurchases } from "../db/schema/payments.ts";

const stage = setLimitsStage();

test("a person downloads their data five times, also at once, and then waits; another person does not", async () => {
  const [ana, rui] = [await createPerson(stage.deps), await createPerson(stage.deps)];
  const download = ({ token }: { token: string }) => callApi(stage.app, "GET", "/account/export", { token });
  const statuses = (await Promise.all(Array.from({ length: 20 }, () => download(ana)))).map(
    ({ status }) => status,
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  expect((await download(rui)).status).toBe(200);
  stage.deps.clock.advance(30_000);
  expect((await download(ana)).status).toBe(200);
});

test("a person begins twenty purchases at once, and no more rows come of further ones", async () => {
  await stage.serve({ payments: testPayments });
  const { token, userId } = await createPerson(stage.deps);
  const begin = () => callApi(stage.app, "POST", "/tokens/buy", { token, body: { packageId: "basic" } });
  const answers = await Promise.all(Array.from({ length: 60 }, begin));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(40);
  expect(await stage.database.db.$count(pendingPurchases, eq(pendingPurchases.userId, userId))).toBe(20);
});

test("a person changes the password, or gives it again, twenty times in a row, and then waits", async () => {
  const { userId, token } = await createPerson(stage.deps);
  await stage.setPassword(userId);
  const change = (from: string, to: string) =>
    callApi(stage.app, "POST", "/account/password", {
      token,
      body: { current_password: from, new_password: to },
    });
  const giveAgain = () =>
    callApi(stage.app, "POST", "/account/confirmation/finish", { token, body: { password } });
  const another = "Pitanga-2026!";
  for (let time = 0; time < 5; time += 1) {
    expect((await change(password, another)).status).toBe(200);
    expect((await change(another, password)).status).toBe(200);
  }
  for (let time = 0; time < 10; time += 1) expect((await giveAgain()).status).toBe(200);
  expect(await giveAgain()).toMatchObject({ status: 429, body: { retry_after_s: 10 } });
  expect((await change(password, another)).status).toBe(429);
  stage.deps.clock.advance(10_000);
  expect((await change(another, password)).body).toMatchObject({ code: "wrong_current_password" });
  expect((await change(password, another)).status).toBe(200);
});

test("a first app that is added a hundred times at once leaves other people room to log in", async () => {
  let hashes = 0;
  const counting = {
    ...passwords,
    hash: (text: string) => {
      hashes += 1;
      return passwords.hash(text);
    },
  };
  await stage.serve({ passwords: counting });
  const { token } = await createPerson(stage.deps);
  const apps = [];
  for (let index = 0; index < 20; index += 1) {
    const { body } = await callApi(stage.app, "POST", "/account/second-factors/totp", { token });
    apps.push(endpoints.startTotp.response.parse(body));
  }
  const timestamp = stage.deps.clock.now().getTime();
  const answers = await Promise.all(
    apps.flatMap(({ handle, secret }) => {
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
      const body = { handle, name: "Celular", code };
      return Array.from({ length: 5 }, () =>
        callApi(stage.app, "POST", "/account/second-factors/totp/finish", { token, body }),
      );
    }),
  );
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  // Ten tries at once, each with ten recovery codes.
  expect(hashes).toBeLessThanOrEqual(100);
});
