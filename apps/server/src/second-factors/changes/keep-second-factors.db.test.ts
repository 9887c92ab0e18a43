import { endpoints } from "@vagou/contract/api/endpoints";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { callApi } from "../../../test/product/call-api.ts";
import { deliverEmails } from "../../../test/email/deliver-emails.ts";
import { refused, tokenOf } from "../../../test/second-factors/answers.ts";
import { setSecondFactorStage } from "../../../test/second-factors/set-second-factor-stage.ts";
import { recoveryCodes, secondFactors } from "../../db/schema/second-factors.ts";
import { changeRole } from "../../operators/change-role.ts";
import { isOperator, listActsOn } from "../../operators/repository.ts";
import { endSessions } from "../../sessions/repository.ts";
import { hasFreshSecondFactor } from "../proofs/has-fresh-second-factor.ts";

const stage = setSecondFactorStage();
const { person, post, logIn, list, isSignedIn, startApp, appOf, addApp, addPasskey } = stage;

test("each change of second factors is told by e-mail, and the last one takes the recovery codes along", async () => {
  const ana = await person();
  const { id } = await addApp(ana);
  await addPasskey(ana);
  const more = await post("/account/recovery-codes", undefined, ana.token);
  expect(endpoints.replaceRecoveryCodes.response.parse(more.body).recovery_codes).toHaveLength(10);
  const factors = (await list(ana)).factors;
  for (const factor of factors)
    expect(
      await callApi(stage.app, "DELETE", `/account/second-factors/${factor.id}`, { token: ana.token }),
    ).toMatchObject({ status: 200 });
  expect(factors.map((factor) => factor.id)).toContain(id);
  expect(await list(ana)).toMatchObject({ factors: [], recovery_codes_left: 0 });
  expect(await stage.db.$count(recoveryCodes, eq(recoveryCodes.userId, ana.userId))).toBe(0);
  expect(await hasFreshSecondFactor(stage.deps, { actor: ana })).toBe(false);
  await deliverEmails(stage.deps);
  const subjects = stage.deps.sent
    .filter(({ recipient }) => recipient === ana.email)
    .map(({ subject }) => subject);
  // Messages of the same moment are sent side by side: the one that is sent first may arrive second.
  expect(subjects.toSorted()).toEqual([
    "Novos códigos de recuperação no Vagou",
    "Segunda etapa adicionada no Vagou",
    "Segunda etapa adicionada no Vagou",
    "Segunda etapa removida no Vagou",
    "Segunda etapa removida no Vagou",
  ]);
  expect(await isSignedIn(tokenOf(await logIn(ana)))).toBe(true);
});

test("an operator loses the role with the last second factor, not with another one", async () => {
  const ana = await person();
  const { id: first } = await addApp(ana);
  const { id: last } = await addApp(ana, "Outro celular");
  await changeRole(stage.deps, { by: { systemUser: "ops" }, userId: ana.userId, has: true });
  stage.deps.clock.advance(1);
  const remove = (id: string) =>
    callApi(stage.app, "DELETE", `/account/second-factors/${id}`, { token: ana.token });
  expect(await remove(first)).toMatchObject({ status: 200 });
  expect(await isOperator(stage.db, ana.userId)).toBe(true);
  expect(await remove(last)).toMatchObject({ status: 200 });
  expect(await isOperator(stage.db, ana.userId)).toBe(false);
  const acts = await stage.db.transaction((tx) => listActsOn(tx, ana.userId));
  expect(acts.map(({ action, operatorId, systemUser }) => [action, operatorId ?? systemUser])).toEqual([
    ["role_give", "ops"],
    ["role_take", ana.userId],
  ]);
});

test("a first second factor is not added after a new password ended its session while recovery codes were made", async () => {
  const ana = await person();
  const { handle, secret } = await startApp(ana);
  const former = stage.deps.passwords;
  const ending = async (text: string) => {
    await stage.db.transaction((tx) => endSessions(tx, ana.userId, stage.deps.clock.now()));
    return former.hash(text);
  };
  Object.assign(stage.deps, { passwords: { ...former, hash: ending } });
  const body = { handle, name: "Celular", code: appOf(secret).code() };
  expect(await post("/account/second-factors/totp/finish", body, ana.token)).toMatchObject({ status: 401 });
  expect(await stage.db.$count(secondFactors, eq(secondFactors.userId, ana.userId))).toBe(0);
});

test("a second factor is renamed and removed by its owner only, and ten are the most", async () => {
  const [ana, rui] = [await person(), await person()];
  const { id } = await addApp(ana);
  const path = `/account/second-factors/${id}`;
  for (const method of ["PATCH", "DELETE"] as const)
    expect(
      await callApi(stage.app, method, path, {
        token: rui.token,
        ...(method === "PATCH" && { body: { name: "Meu" } }),
      }),
    ).toMatchObject(refused("second_factor_not_found", 404));
  const renamed = await callApi(stage.app, "PATCH", path, { token: ana.token, body: { name: " Tablet " } });
  expect(renamed).toMatchObject({ status: 200, body: { id, name: "Tablet" } });
  const listed = await callApi(stage.app, "GET", "/account/second-factors", { token: ana.token });
  expect(listed.body).toMatchObject({ factors: [{ id, name: "Tablet" }] });
  for (let at = 1; at < 10; at += 1) await addApp(ana);
  const { handle, secret } = await startApp(ana);
  const body = { handle, name: "Onze", code: appOf(secret).code() };
  expect(await post("/account/second-factors/totp/finish", body, ana.token)).toMatchObject(
    refused("second_factors_full", 409),
  );
});
