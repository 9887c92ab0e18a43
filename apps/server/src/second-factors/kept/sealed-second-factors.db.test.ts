import { Secret } from "otpauth";
import { expect, test } from "vitest";
import { codesOf, questionOf, refused, tokenOf } from "../../../test/second-factors/answers.ts";
import { setSecondFactorStage } from "../../../test/second-factors/set-second-factor-stage.ts";
import { recoveryCodes, secondFactorChallenges, secondFactors } from "../../db/schema/second-factors.ts";
import { createFactorSeals } from "./factor-seals.ts";
import { resealFactors } from "./reseal-factors.ts";

const stage = setSecondFactorStage();
const { person, post, logIn, finish, startApp, appOf, addApp } = stage;

test("the database holds no secret, code or handle in the clear", async () => {
  const ana = await person();
  const { handle, secret } = await startApp(ana);
  const body = { handle, name: "Celular", code: appOf(secret).code() };
  const begun = JSON.stringify(await stage.db.select().from(secondFactorChallenges));
  const codes = codesOf(await post("/account/second-factors/totp/finish", body, ana.token));
  const waiting = questionOf(await logIn(ana)).handle;
  const stored = JSON.stringify([
    begun,
    await stage.db.select().from(secondFactors),
    await stage.db.select().from(recoveryCodes),
    await stage.db.select().from(secondFactorChallenges),
  ]);
  const bytes = Buffer.from(Secret.fromBase32(secret).bytes);
  const clear = [handle, waiting, secret, bytes.toString("hex"), bytes.toString("base64url"), ...codes];
  for (const text of clear) expect(stored).not.toContain(text);
  for (const code of codes) expect(stored).not.toContain(code.replace("-", ""));
});

test("apps go on working through the steps of a new SESSION_SECRET", async () => {
  const [older, newer] = ["an older secret, long enough to be one", "a newer secret, long enough to be one"];
  const withSecrets = async (first: string, ...others: string[]) => {
    stage.deps.factorSeals = createFactorSeals([first, ...others]);
    await stage.restart();
  };
  await withSecrets(older);
  const ana = await person();
  const { phone } = await addApp(ana);
  for (const secrets of [[older, newer], [newer, older], [newer]] as const) {
    const [first, ...others] = secrets;
    await withSecrets(first, ...others);
    tokenOf(await finish(questionOf(await logIn(ana)).handle, { code: phone.code() }));
    stage.deps.clock.advance(30_000);
    await resealFactors(stage.deps);
  }
  const { sealedSecret } = (await stage.db.select().from(secondFactors)).find(
    ({ userId }) => userId === ana.userId,
  ) ?? { sealedSecret: "" };
  expect(sealedSecret?.startsWith(createFactorSeals([newer]).currentKey)).toBe(true);
  // Without the steps, the app is lost, and the recovery codes are not.
  await withSecrets("a third secret, which no other process knows");
  const { handle } = questionOf(await logIn(ana));
  expect(await finish(handle, { code: phone.code() })).toMatchObject(refused("second_factor_wrong"));
  expect((await resealFactors(stage.deps)).lost).toBeGreaterThan(0);
});
