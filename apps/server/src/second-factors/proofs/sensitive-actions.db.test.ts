import { endpoints } from "@vagou/contract/api/endpoints";
import { expect, test } from "vitest";
import { callApi } from "../../../test/product/call-api.ts";
import { createPerson, type TestPerson } from "../../../test/people/create-person.ts";
import { questionOf, refused, tokenOf } from "../../../test/second-factors/answers.ts";
import { setSecondFactorStage } from "../../../test/second-factors/set-second-factor-stage.ts";
import { createSoftwarePasskey, type SoftwarePasskey } from "../../../test/people/software-passkey.ts";
import { hasFreshSecondFactor } from "./has-fresh-second-factor.ts";

const stage = setSecondFactorStage();
const { password, person, post, logIn, finish, list, startApp, appOf, addApp, startPasskey, addPasskey } =
  stage;
const minuteMs = 60_000;

test("what is sensitive asks for the second factor again after ten minutes", async () => {
  const ana = await person();
  const { phone, id } = await addApp(ana);
  const sensitive = () =>
    Promise.all([
      callApi(stage.app, "GET", "/account/export", { token: ana.token }),
      post("/account/password", { current_password: password, new_password: "Outra-Certa-9!" }, ana.token),
      callApi(stage.app, "DELETE", "/account", { token: ana.token, body: { password } }),
      callApi(stage.app, "DELETE", `/account/second-factors/${id}`, { token: ana.token }),
      post("/account/recovery-codes", undefined, ana.token),
      post("/account/second-factors/totp", undefined, ana.token),
      post("/account/second-factors/passkey", undefined, ana.token),
    ]);
  expect((await list(ana)).confirmed_until).not.toBeNull();
  expect((await callApi(stage.app, "GET", "/account/export", { token: ana.token })).status).toBe(200);
  expect(await hasFreshSecondFactor(stage.deps, { actor: ana })).toBe(true);
  stage.deps.clock.advance(10 * minuteMs);
  expect((await list(ana)).confirmed_until).toBeNull();
  expect(await hasFreshSecondFactor(stage.deps, { actor: ana })).toBe(false);
  for (const answer of await sensitive()) expect(answer).toMatchObject(refused("second_factor_needed", 403));
  expect(await post("/account/confirmation/finish", { password }, ana.token)).toMatchObject(
    refused("second_factor_needed", 403),
  );
  expect(await post("/account/confirmation/finish", { code: phone.wrong() }, ana.token)).toMatchObject(
    refused("second_factor_wrong"),
  );
  const confirmed = await post("/account/confirmation/finish", { code: phone.code() }, ana.token);
  expect(confirmed.body).toEqual({
    confirmed_until: new Date(stage.deps.clock.now().getTime() + 10 * minuteMs).toISOString(),
  });
  expect((await callApi(stage.app, "GET", "/account/export", { token: ana.token })).status).toBe(200);
});

test("a session is confirmed with a passkey too, but not with the challenge of another session", async () => {
  const ana = await person();
  const { device } = await addPasskey(ana);
  stage.deps.clock.advance(11 * minuteMs);
  const asked = await post("/account/confirmation", undefined, ana.token);
  const { handle, passkey } = endpoints.startConfirmation.response.parse(asked.body);
  if (passkey === null) throw new Error("no passkey was asked");
  const body = { handle, passkey: device.sign(passkey) };
  const other = await logInWith(ana, device);
  expect(await post("/account/confirmation/finish", body, other)).toMatchObject(
    refused("second_factor_expired"),
  );
  expect((await post("/account/confirmation/finish", body, ana.token)).status).toBe(200);
  expect(await post("/account/confirmation/finish", body, ana.token)).toMatchObject(
    refused("second_factor_expired"),
  );
});

async function logInWith(who: TestPerson, device: SoftwarePasskey) {
  const { handle, passkey } = questionOf(await logIn(who));
  if (passkey === null) throw new Error("no passkey was asked");
  return tokenOf(await finish(handle, { passkey: device.sign(passkey) }));
}

test("a first second factor needs the password or a log-in of the last ten minutes", async () => {
  const ana = await person();
  stage.deps.clock.advance(10 * minuteMs);
  const start = () => post("/account/second-factors/totp", undefined, ana.token);
  expect(await start()).toMatchObject(refused("password_needed", 403));
  expect(await post("/account/confirmation", undefined, ana.token)).toMatchObject(
    refused("second_factor_not_found", 404),
  );
  expect(await post("/account/confirmation/finish", { password: "Errada-1!" }, ana.token)).toMatchObject(
    refused("wrong_current_password"),
  );
  expect((await post("/account/confirmation/finish", { password }, ana.token)).status).toBe(200);
  expect((await start()).status).toBe(200);
  // A password is no second factor.
  expect(await hasFreshSecondFactor(stage.deps, { actor: ana })).toBe(false);
  const google = await createPerson(stage.deps);
  stage.deps.clock.advance(10 * minuteMs);
  expect(await post("/account/second-factors/totp", undefined, google.token)).toMatchObject(
    refused("fresh_login_needed", 403),
  );
});

test("what one session begins, another session and another person cannot finish", async () => {
  const [ana, rui] = [await person(), await person()];
  const elsewhere = tokenOf(await logIn(ana));
  const { handle, secret } = await startApp(ana);
  const body = { handle, name: "Celular", code: appOf(secret).code() };
  for (const token of [elsewhere, rui.token])
    expect(await post("/account/second-factors/totp/finish", body, token)).toMatchObject(
      refused("second_factor_expired"),
    );
  expect(await finish(handle, { code: body.code })).toMatchObject(refused("second_factor_expired"));
});

test.each(["an app", "a passkey"])(
  "%s that a session began to add before the first second factor is not added after it",
  async (kind) => {
    const ana = await person();
    // A stranger who knows the password.
    const stranger = { ...ana, token: tokenOf(await logIn(ana)) };
    const app = await startApp(stranger);
    const passkey = await startPasskey(stranger);
    const { id } = await addApp(ana);
    const answer =
      kind === "an app"
        ? await post(
            "/account/second-factors/totp/finish",
            { handle: app.handle, name: "Meu", code: appOf(app.secret).code() },
            stranger.token,
          )
        : await post(
            "/account/second-factors/passkey/finish",
            {
              handle: passkey.handle,
              name: "Meu",
              passkey: createSoftwarePasskey(stage.address).create(passkey.options),
            },
            stranger.token,
          );
    expect(answer).toMatchObject(refused("second_factor_needed", 403));
    expect((await list(ana)).factors.map((factor) => factor.id)).toEqual([id]);
    expect((await callApi(stage.app, "GET", "/account/export", { token: stranger.token })).status).toBe(403);
  },
);
