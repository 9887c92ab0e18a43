import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { callApi } from "../../../test/product/call-api.ts";
import { newestToken } from "../../../test/email/deliver-emails.ts";
import { questionOf, refused, tokenOf } from "../../../test/second-factors/answers.ts";
import { setSecondFactorStage } from "../../../test/second-factors/set-second-factor-stage.ts";
import { buildApp } from "../../app.ts";
import { secondFactorChallenges } from "../../db/schema/second-factors.ts";
import { limitPolicy } from "../../limits/limit-policy.ts";
import { forgetExpiredChallenges } from "../challenges/forget-expired-challenges.ts";

const stage = setSecondFactorStage();
const { password, person, post, logIn, finish, list, isSignedIn, startApp, appOf, addApp } = stage;
const minuteMs = 60_000;

test("a person without a second factor logs in as before", async () => {
  const ana = await person();
  expect(await list(ana)).toMatchObject({ factors: [], recovery_codes_left: 0, passkeys_possible: true });
  expect(await isSignedIn(tokenOf(await logIn(ana)))).toBe(true);
});

test("after an app was added, the password alone opens no session, and password and code do", async () => {
  const ana = await person();
  const { phone, codes } = await addApp(ana);
  expect(codes).toHaveLength(10);
  expect(await list(ana)).toMatchObject({
    factors: [{ kind: "totp", name: "Celular", last_used_at: null }],
    recovery_codes_left: 10,
  });
  const answer = await logIn(ana);
  expect(Object.keys(answer.body)).toEqual(["second_factor"]);
  const question = questionOf(answer);
  expect(question).toMatchObject({ kinds: ["totp"], recovery_codes: true, passkey: null });
  const token = tokenOf(await finish(question.handle, { code: phone.code() }));
  expect(await isSignedIn(token)).toBe(true);
  const [factor] = (await list({ ...ana, token })).factors;
  expect(factor?.last_used_at).toBe(stage.deps.clock.now().toISOString());
});

test("a wrong password is told as for every person, also where a second factor is asked", async () => {
  const ana = await person();
  await addApp(ana);
  const wrong = await post("/login", { email: ana.email, password: "Errada-2026!" });
  const unknown = await post("/login", { email: `${randomUUID()}@pessoa.example`, password });
  expect(wrong).toMatchObject(refused("invalid_credentials", 401));
  expect({ ...wrong.body, request_id: "" }).toEqual({ ...unknown.body, request_id: "" });
});

test("a code works once, also of two log-ins at the same moment, and an older code not after it", async () => {
  const ana = await person();
  const { phone } = await addApp(ana);
  const handles = await Promise.all([1, 2, 3].map(async () => questionOf(await logIn(ana)).handle));
  const [first = "", second = "", third = ""] = handles;
  const earlier = phone.code(-30);
  const both = await Promise.all([first, second].map((handle) => finish(handle, { code: phone.code() })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  for (const code of [phone.code(), earlier])
    expect(await finish(third, { code })).toMatchObject(refused("second_factor_wrong"));
  stage.deps.clock.advance(30_000);
  expect(await finish(third, { code: phone.code() })).toMatchObject({ status: 200 });
});

test("the code with which an app was added does not log in", async () => {
  const ana = await person();
  const { handle, secret, uri, qr } = await startApp(ana);
  expect(new URL(uri).searchParams.get("secret")).toBe(secret);
  expect(qr.path.startsWith("M4 4h7v1h-7z")).toBe(true);
  const code = appOf(secret).code();
  await post("/account/second-factors/totp/finish", { handle, name: "Celular", code }, ana.token);
  expect(await finish(questionOf(await logIn(ana)).handle, { code })).toMatchObject(
    refused("second_factor_wrong"),
  );
});

test("a handle ends after five wrong codes, after five minutes, and after its log-in", async () => {
  const ana = await person();
  const { phone } = await addApp(ana);
  const { handle } = questionOf(await logIn(ana));
  const tries = await Promise.all(Array.from({ length: 8 }, () => finish(handle, { code: phone.wrong() })));
  const said = tries.map(({ body }) => body["code"]).sort();
  expect(said).toEqual([
    ...Array.from({ length: 3 }, () => "second_factor_expired"),
    ...Array.from({ length: 5 }, () => "second_factor_wrong"),
  ]);
  expect(await finish(handle, { code: phone.code() })).toMatchObject(refused("second_factor_expired"));
  const slow = questionOf(await logIn(ana)).handle;
  stage.deps.clock.advance(5 * minuteMs);
  expect(await finish(slow, { code: phone.code() })).toMatchObject(refused("second_factor_expired"));
  const used = questionOf(await logIn(ana)).handle;
  tokenOf(await finish(used, { code: phone.code() }));
  stage.deps.clock.advance(30_000);
  expect(await finish(used, { code: phone.code() })).toMatchObject(refused("second_factor_expired"));
  expect(await finish("x".repeat(43), { code: phone.code() })).toMatchObject(
    refused("second_factor_expired"),
  );
});

test("who knows the password cannot guess on with new handles, and the owner's usual place stays free", async () => {
  const ana = await person();
  const { phone } = await addApp(ana);
  const strict = await buildApp({
    ...stage.deps,
    limits: { ...stage.deps.limits, secondFactor: limitPolicy.secondFactor },
  });
  const from = (ip: string, path: string, body: unknown) =>
    callApi(strict, "POST", path, { body, headers: { "x-forwarded-for": ip } });
  const attempt = async (ip: string, code: string) => {
    const { handle } = questionOf(await from(ip, "/login", { email: ana.email, password }));
    return from(ip, "/login/second-factor", { handle, code });
  };
  tokenOf(await attempt("192.0.2.1", phone.code()));
  stage.deps.clock.advance(30_000);
  const answers: number[] = [];
  for (let host = 1; host <= 14; host += 1)
    answers.push((await attempt(`198.51.100.${host}`, phone.wrong())).status);
  expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 400));
  expect(answers.slice(-2)).toEqual([429, 429]);
  tokenOf(await attempt("192.0.2.1", phone.code()));
});

test("a new password keeps the second factor, and ends the log-ins that wait for one", async () => {
  const ana = await person();
  const { phone } = await addApp(ana);
  const { handle } = questionOf(await logIn(ana));
  await post("/forgot-password", { email: ana.email });
  const link = await newestToken(stage.deps, "reset-password", ana.email);
  const chosen = "Outra-Certa-9!";
  expect((await post("/reset-password", { token: link, password: chosen })).status).toBe(200);
  expect(await finish(handle, { code: phone.code() })).toMatchObject(refused("second_factor_expired"));
  const again = questionOf(await post("/login", { email: ana.email, password: chosen }));
  tokenOf(await finish(again.handle, { code: phone.code() }));
});

test("what was not finished is deleted after five minutes", async () => {
  const ana = await person();
  const { phone } = await addApp(ana);
  const { handle } = questionOf(await logIn(ana));
  const waiting = () =>
    stage.db.$count(secondFactorChallenges, eq(secondFactorChallenges.userId, ana.userId));
  stage.deps.clock.advance(5 * minuteMs - 1);
  await forgetExpiredChallenges(stage.deps);
  expect(await waiting()).toBe(1);
  stage.deps.clock.advance(1);
  await forgetExpiredChallenges(stage.deps);
  expect(await waiting()).toBe(0);
  expect(await finish(handle, { code: phone.code() })).toMatchObject(refused("second_factor_expired"));
});
