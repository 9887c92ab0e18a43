import { endpoints } from "@vagou/contract/api/endpoints";
import { expect, test } from "vitest";
import { deliverEmails } from "../../../test/email/deliver-emails.ts";
import { codesOf, questionOf, refused, tokenOf } from "../../../test/second-factors/answers.ts";
import { setSecondFactorStage } from "../../../test/second-factors/set-second-factor-stage.ts";
import { endSessions } from "../../sessions/repository.ts";

const stage = setSecondFactorStage();
const { person, post, logIn, finish, list, startApp, appOf, addApp } = stage;

test("a recovery code works once, however it is typed, and an e-mail tells the person", async () => {
  const ana = await person();
  const { codes } = await addApp(ana);
  const [first = "", second = ""] = codes;
  const typed = first.toUpperCase().replace("-", " ");
  tokenOf(await finish(questionOf(await logIn(ana)).handle, { code: typed }));
  await deliverEmails(stage.deps);
  expect(stage.deps.sent.at(-1)).toMatchObject({
    recipient: ana.email,
    subject: "Código de recuperação usado no Vagou",
  });
  expect(stage.deps.sent.at(-1)?.text).toContain("Restam 9 códigos.");
  expect((await list(ana)).recovery_codes_left).toBe(9);
  const handles = await Promise.all([1, 2, 3].map(async () => questionOf(await logIn(ana)).handle));
  const [one = "", another = "", third = ""] = handles;
  expect(await finish(one, { code: first })).toMatchObject(refused("second_factor_wrong"));
  const both = await Promise.all([one, another].map((handle) => finish(handle, { code: second })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await finish(third, { code: "00000-00000" })).toMatchObject(refused("second_factor_wrong"));
});

test("new recovery codes replace the older ones", async () => {
  const ana = await person();
  const { codes } = await addApp(ana);
  const replaced = await post("/account/recovery-codes", undefined, ana.token);
  const [fresh = ""] = endpoints.replaceRecoveryCodes.response.parse(replaced.body).recovery_codes;
  const { handle } = questionOf(await logIn(ana));
  expect(await finish(handle, { code: codes[0] })).toMatchObject(refused("second_factor_wrong"));
  tokenOf(await finish(handle, { code: fresh }));
});

test("recovery codes are not replaced after a new password ended the session while they were made", async () => {
  const ana = await person();
  const { codes } = await addApp(ana);
  const former = stage.deps.passwords;
  const ending = async (text: string) => {
    await stage.db.transaction((tx) => endSessions(tx, ana.userId, stage.deps.clock.now()));
    return former.hash(text);
  };
  Object.assign(stage.deps, { passwords: { ...former, hash: ending } });
  expect(await post("/account/recovery-codes", undefined, ana.token)).toMatchObject(
    refused("unauthenticated", 401),
  );
  tokenOf(await finish(questionOf(await logIn(ana)).handle, { code: codes[0] }));
});

test("of two first apps at the same moment, one brings the recovery codes", async () => {
  const ana = await person();
  const begun = await Promise.all([startApp(ana), startApp(ana)]);
  const added = await Promise.all(
    begun.map(({ handle, secret }) =>
      post(
        "/account/second-factors/totp/finish",
        { handle, name: "Celular", code: appOf(secret).code() },
        ana.token,
      ),
    ),
  );
  expect(added.map(({ status }) => status)).toEqual([200, 200]);
  expect(added.map((answer) => codesOf(answer).length).sort()).toEqual([0, 10]);
});
