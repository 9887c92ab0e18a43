import { expect, test } from "vitest";
import { questionOf, refused, tokenOf } from "../../../test/second-factors/answers.ts";
import { setSecondFactorStage } from "../../../test/second-factors/set-second-factor-stage.ts";
import { createSoftwarePasskey } from "../../../test/people/software-passkey.ts";

const stage = setSecondFactorStage();
const { address, person, post, logIn, finish, list, addApp, startPasskey, addPasskey } = stage;

test("a passkey logs in, answers its own challenge only, and works beside an app", async () => {
  const ana = await person();
  const { device, codes } = await addPasskey(ana);
  expect(codes).toHaveLength(10);
  expect((await addApp(ana)).codes).toEqual([]);
  const question = questionOf(await logIn(ana));
  expect(question.kinds).toEqual(["totp", "passkey"]);
  if (question.passkey === null) throw new Error("no passkey was asked");
  expect(question.passkey.rpId).toBe("vagou.example");
  const passkey = device.sign(question.passkey);
  const other = questionOf(await logIn(ana)).handle;
  expect(await finish(other, { passkey })).toMatchObject(refused("passkey_refused"));
  const stranger = createSoftwarePasskey(address).sign(question.passkey);
  expect(await finish(question.handle, { passkey: stranger })).toMatchObject(refused("passkey_refused"));
  tokenOf(await finish(question.handle, { passkey }));
  expect(await finish(question.handle, { passkey })).toMatchObject(refused("second_factor_expired"));
});

test("an authenticator that counts must count on: a copy of it is refused", async () => {
  const ana = await person();
  const { device } = await addPasskey(ana);
  const tryWith = async (count: number) => {
    const { handle, passkey } = questionOf(await logIn(ana));
    if (passkey === null) throw new Error("no passkey was asked");
    return (await finish(handle, { passkey: device.sign(passkey, { count }) })).status;
  };
  expect([await tryWith(3), await tryWith(3), await tryWith(2), await tryWith(4)]).toEqual([
    200, 400, 400, 200,
  ]);
});

test("a passkey of one account is not added to another one", async () => {
  const [ana, rui] = [await person(), await person()];
  const { device } = await addPasskey(ana);
  const { handle, options } = await startPasskey(rui);
  const body = { handle, name: "Chave", passkey: device.create(options) };
  expect(await post("/account/second-factors/passkey/finish", body, rui.token)).toMatchObject(
    refused("passkey_known", 409),
  );
  expect((await list(rui)).factors).toEqual([]);
});
