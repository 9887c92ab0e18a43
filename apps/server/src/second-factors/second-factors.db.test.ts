import { randomUUID } from "node:crypto";
import type { SecondFactorQuestion } from "@vagou/contract/second-factors";
import { startPasskeyResponse } from "@vagou/contract/second-factors";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { endpoints } from "@vagou/contract/endpoints";
import { callApi, type ApiAnswer } from "../../test/call-api.ts";
import { createPerson, type TestPerson } from "../../test/create-person.ts";
import { createTestDatabase } from "../../test/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/create-test-deps.ts";
import { deliverEmails, newestToken } from "../../test/deliver-emails.ts";
import { passwords } from "../../test/passwords.ts";
import { createSoftwarePasskey } from "../../test/software-passkey.ts";
import { buildApp } from "../app.ts";
import { readConfig } from "../config/read-config.ts";
import type { Database } from "../db/client.ts";
import { users } from "../db/schema/accounts.ts";
import { recoveryCodes, secondFactorChallenges, secondFactors } from "../db/schema/second-factors.ts";
import { limitPolicy } from "../limits/limit-policy.ts";
import { createFactorSeals } from "./factor-seals.ts";
import { forgetExpiredChallenges } from "./forget-expired-challenges.ts";
import { hasFreshSecondFactor } from "./has-fresh-second-factor.ts";
import { resealFactors } from "./reseal-factors.ts";

const address = "https://vagou.example";
const password = "Abacaxi-2026!";
const minuteMs = 60_000;
let database: Database;
let deps: TestDeps;
let app: FastifyInstance;
let passwordHash: string;

beforeAll(async () => {
  database = await createTestDatabase();
  passwordHash = await passwords.hash(password);
});
beforeEach(async () => {
  deps = createTestDeps(database, { config: readConfig({ APP_BASE_URL: address }) });
  app = await buildApp(deps);
});
afterAll(() => database.close());

/** A signed-in person with a password. */
async function person(): Promise<TestPerson> {
  const created = await createPerson(deps);
  await database.db.update(users).set({ passwordHash }).where(eq(users.id, created.userId));
  return created;
}

const post = (path: string, body?: unknown, token?: string) =>
  callApi(app, "POST", path, { body, ...(token !== undefined && { token }) });
const logIn = ({ email }: TestPerson) => post("/login", { email, password });
const list = async ({ token }: TestPerson) => {
  const answer = await callApi(app, "GET", "/account/second-factors", { token });
  return endpoints.listSecondFactors.response.parse(answer.body);
};
const codesOf = ({ body }: ApiAnswer): string[] =>
  endpoints.finishTotp.response.parse(body).recovery_codes ?? [];
const tokenOf = ({ status, body }: ApiAnswer) => {
  expect([status, typeof body["token"]]).toEqual([200, "string"]);
  return String(body["token"]);
};
const isSignedIn = async (token: string) => (await callApi(app, "GET", "/tokens", { token })).status === 200;

/** An app that knows a secret, and the time. */
function appOf(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return {
    code: (offsetS = 0) => totp.generate({ timestamp: deps.clock.now().getTime() + offsetS * 1_000 }),
    wrong: () => {
      const right = [-30, 0, 30].map((s) =>
        totp.generate({ timestamp: deps.clock.now().getTime() + s * 1_000 }),
      );
      return ["000000", "111111", "222222", "333333"].find((code) => !right.includes(code)) ?? "";
    },
  };
}

/** Adds an app to an account. */
async function addApp({ token }: TestPerson, name = "Celular") {
  const started = await post("/account/second-factors/totp", undefined, token);
  expect(started.status).toBe(200);
  const { handle, secret } = endpoints.startTotp.response.parse(started.body);
  const phone = appOf(secret);
  const answer = await post(
    "/account/second-factors/totp/finish",
    { handle, name, code: phone.code() },
    token,
  );
  expect(answer.status).toBe(200);
  // The code is used up: the next step has another one.
  deps.clock.advance(30_000);
  return { phone, codes: codesOf(answer), id: endpoints.finishTotp.response.parse(answer.body).factor.id };
}

/** Adds a passkey to an account. */
async function addPasskey({ token }: TestPerson) {
  const started = startPasskeyResponse.parse(
    (await post("/account/second-factors/passkey", undefined, token)).body,
  );
  const device = createSoftwarePasskey(address);
  const { handle, options } = started;
  const answer = await post(
    "/account/second-factors/passkey/finish",
    { handle, name: "Chave", passkey: device.create(options) },
    token,
  );
  expect(answer.status).toBe(200);
  return { device, codes: codesOf(answer), answer };
}

const questionOf = ({ status, body }: ApiAnswer): SecondFactorQuestion => {
  expect(status).toBe(200);
  const answer = endpoints.logIn.response.parse(body);
  if (!("second_factor" in answer)) throw new Error("no second factor was asked");
  return answer.second_factor;
};
const finish = (handle: string, proof: object) => post("/login/second-factor", { handle, ...proof });
const refused = (code: string, status = 400) => ({ status, body: { code } });

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
  expect(factor?.last_used_at).toBe(deps.clock.now().toISOString());
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
  deps.clock.advance(30_000);
  expect(await finish(third, { code: phone.code() })).toMatchObject({ status: 200 });
});

test("the code with which an app was added does not log in", async () => {
  const ana = await person();
  const started = await post("/account/second-factors/totp", undefined, ana.token);
  const { handle, secret, uri, qr } = endpoints.startTotp.response.parse(started.body);
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
  deps.clock.advance(5 * minuteMs);
  expect(await finish(slow, { code: phone.code() })).toMatchObject(refused("second_factor_expired"));
  const used = questionOf(await logIn(ana)).handle;
  tokenOf(await finish(used, { code: phone.code() }));
  deps.clock.advance(30_000);
  expect(await finish(used, { code: phone.code() })).toMatchObject(refused("second_factor_expired"));
  expect(await finish("x".repeat(43), { code: phone.code() })).toMatchObject(
    refused("second_factor_expired"),
  );
});

test("who knows the password cannot guess on with new handles, and the owner's usual place stays free", async () => {
  const ana = await person();
  const { phone } = await addApp(ana);
  const strict = await buildApp({
    ...deps,
    limits: { ...deps.limits, secondFactor: limitPolicy.secondFactor },
  });
  const from = (ip: string, path: string, body: unknown) =>
    callApi(strict, "POST", path, { body, headers: { "x-forwarded-for": ip } });
  const attempt = async (ip: string, code: string) => {
    const { handle } = questionOf(await from(ip, "/login", { email: ana.email, password }));
    return from(ip, "/login/second-factor", { handle, code });
  };
  tokenOf(await attempt("192.0.2.1", phone.code()));
  deps.clock.advance(30_000);
  const answers: number[] = [];
  for (let host = 1; host <= 14; host += 1)
    answers.push((await attempt(`198.51.100.${host}`, phone.wrong())).status);
  expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 400));
  expect(answers.slice(-2)).toEqual([429, 429]);
  tokenOf(await attempt("192.0.2.1", phone.code()));
});

test("a recovery code works once, however it is typed, and an e-mail tells the person", async () => {
  const ana = await person();
  const { codes } = await addApp(ana);
  const [first = "", second = ""] = codes;
  const typed = first.toUpperCase().replace("-", " ");
  tokenOf(await finish(questionOf(await logIn(ana)).handle, { code: typed }));
  await deliverEmails(deps);
  expect(deps.sent.at(-1)).toMatchObject({
    recipient: ana.email,
    subject: "Código de recuperação usado no Vagou",
  });
  expect(deps.sent.at(-1)?.text).toContain("Restam 9 códigos.");
  expect((await list(ana)).recovery_codes_left).toBe(9);
  const handles = await Promise.all([1, 2, 3].map(async () => questionOf(await logIn(ana)).handle));
  const [one = "", another = "", third = ""] = handles;
  expect(await finish(one, { code: first })).toMatchObject(refused("second_factor_wrong"));
  const both = await Promise.all([one, another].map((handle) => finish(handle, { code: second })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await finish(third, { code: "00000-00000" })).toMatchObject(refused("second_factor_wrong"));
});

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
  const started = startPasskeyResponse.parse(
    (await post("/account/second-factors/passkey", undefined, rui.token)).body,
  );
  const { handle, options } = started;
  const body = { handle, name: "Chave", passkey: device.create(options) };
  expect(await post("/account/second-factors/passkey/finish", body, rui.token)).toMatchObject(
    refused("passkey_known", 409),
  );
  expect((await list(rui)).factors).toEqual([]);
});

test("what one session begins, another session and another person cannot finish", async () => {
  const [ana, rui] = [await person(), await person()];
  const elsewhere = tokenOf(await logIn(ana));
  const { handle, secret } = endpoints.startTotp.response.parse(
    (await post("/account/second-factors/totp", undefined, ana.token)).body,
  );
  const body = { handle, name: "Celular", code: appOf(secret).code() };
  for (const token of [elsewhere, rui.token])
    expect(await post("/account/second-factors/totp/finish", body, token)).toMatchObject(
      refused("second_factor_expired"),
    );
  expect(await finish(handle, { code: body.code })).toMatchObject(refused("second_factor_expired"));
});

test("what is sensitive asks for the second factor again after ten minutes", async () => {
  const ana = await person();
  const { phone, id } = await addApp(ana);
  const sensitive = () =>
    Promise.all([
      callApi(app, "GET", "/account/export", { token: ana.token }),
      post("/account/password", { current_password: password, new_password: "Outra-Certa-9!" }, ana.token),
      callApi(app, "DELETE", "/account", { token: ana.token, body: { password } }),
      callApi(app, "DELETE", `/account/second-factors/${id}`, { token: ana.token }),
      post("/account/recovery-codes", undefined, ana.token),
      post("/account/second-factors/totp", undefined, ana.token),
      post("/account/second-factors/passkey", undefined, ana.token),
    ]);
  expect((await list(ana)).confirmed_until).not.toBeNull();
  expect((await callApi(app, "GET", "/account/export", { token: ana.token })).status).toBe(200);
  expect(await hasFreshSecondFactor(deps, { actor: ana })).toBe(true);
  deps.clock.advance(10 * minuteMs);
  expect((await list(ana)).confirmed_until).toBeNull();
  expect(await hasFreshSecondFactor(deps, { actor: ana })).toBe(false);
  for (const answer of await sensitive()) expect(answer).toMatchObject(refused("second_factor_needed", 403));
  expect(await post("/account/confirmation/finish", { password }, ana.token)).toMatchObject(
    refused("second_factor_needed", 403),
  );
  expect(await post("/account/confirmation/finish", { code: phone.wrong() }, ana.token)).toMatchObject(
    refused("second_factor_wrong"),
  );
  const confirmed = await post("/account/confirmation/finish", { code: phone.code() }, ana.token);
  expect(confirmed.body).toEqual({
    confirmed_until: new Date(deps.clock.now().getTime() + 10 * minuteMs).toISOString(),
  });
  expect((await callApi(app, "GET", "/account/export", { token: ana.token })).status).toBe(200);
});

test("a session is confirmed with a passkey too, but not with the challenge of another session", async () => {
  const ana = await person();
  const { device } = await addPasskey(ana);
  deps.clock.advance(11 * minuteMs);
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

async function logInWith(who: TestPerson, device: ReturnType<typeof createSoftwarePasskey>) {
  const { handle, passkey } = questionOf(await logIn(who));
  if (passkey === null) throw new Error("no passkey was asked");
  return tokenOf(await finish(handle, { passkey: device.sign(passkey) }));
}

test("a first second factor needs the password or a log-in of the last ten minutes", async () => {
  const ana = await person();
  deps.clock.advance(10 * minuteMs);
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
  expect(await hasFreshSecondFactor(deps, { actor: ana })).toBe(false);
  const google = await createPerson(deps);
  deps.clock.advance(10 * minuteMs);
  expect(await post("/account/second-factors/totp", undefined, google.token)).toMatchObject(
    refused("fresh_login_needed", 403),
  );
});

test("each change of second factors is told by e-mail, and the last one takes the recovery codes along", async () => {
  const ana = await person();
  const { id } = await addApp(ana);
  await addPasskey(ana);
  const more = await post("/account/recovery-codes", undefined, ana.token);
  expect(endpoints.replaceRecoveryCodes.response.parse(more.body).recovery_codes).toHaveLength(10);
  const factors = (await list(ana)).factors;
  for (const factor of factors)
    expect(
      await callApi(app, "DELETE", `/account/second-factors/${factor.id}`, { token: ana.token }),
    ).toMatchObject({ status: 200 });
  expect(factors.map((factor) => factor.id)).toContain(id);
  expect(await list(ana)).toMatchObject({ factors: [], recovery_codes_left: 0 });
  expect(await database.db.$count(recoveryCodes, eq(recoveryCodes.userId, ana.userId))).toBe(0);
  expect(await hasFreshSecondFactor(deps, { actor: ana })).toBe(false);
  await deliverEmails(deps);
  const subjects = deps.sent.filter(({ recipient }) => recipient === ana.email).map(({ subject }) => subject);
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

test("new recovery codes replace the older ones", async () => {
  const ana = await person();
  const { codes } = await addApp(ana);
  const replaced = await post("/account/recovery-codes", undefined, ana.token);
  const [fresh = ""] = endpoints.replaceRecoveryCodes.response.parse(replaced.body).recovery_codes;
  const { handle } = questionOf(await logIn(ana));
  expect(await finish(handle, { code: codes[0] })).toMatchObject(refused("second_factor_wrong"));
  tokenOf(await finish(handle, { code: fresh }));
});

test("a second factor is renamed and removed by its owner only, and ten are the most", async () => {
  const [ana, rui] = [await person(), await person()];
  const { id } = await addApp(ana);
  const path = `/account/second-factors/${id}`;
  for (const method of ["PATCH", "DELETE"] as const)
    expect(
      await callApi(app, method, path, {
        token: rui.token,
        ...(method === "PATCH" && { body: { name: "Meu" } }),
      }),
    ).toMatchObject(refused("second_factor_not_found", 404));
  const renamed = await callApi(app, "PATCH", path, { token: ana.token, body: { name: " Tablet " } });
  expect(renamed).toMatchObject({ status: 200, body: { id, name: "Tablet" } });
  for (let at = 1; at < 10; at += 1) await addApp(ana);
  const { handle, secret } = endpoints.startTotp.response.parse(
    (await post("/account/second-factors/totp", undefined, ana.token)).body,
  );
  const body = { handle, name: "Onze", code: appOf(secret).code() };
  expect(await post("/account/second-factors/totp/finish", body, ana.token)).toMatchObject(
    refused("second_factors_full", 409),
  );
});

test("of two first apps at the same moment, one brings the recovery codes", async () => {
  const ana = await person();
  const begun = await Promise.all(
    [1, 2].map(async () =>
      endpoints.startTotp.response.parse(
        (await post("/account/second-factors/totp", undefined, ana.token)).body,
      ),
    ),
  );
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

test("a new password keeps the second factor, and ends the log-ins that wait for one", async () => {
  const ana = await person();
  const { phone } = await addApp(ana);
  const { handle } = questionOf(await logIn(ana));
  await post("/forgot-password", { email: ana.email });
  const link = await newestToken(deps, "reset-password", ana.email);
  const chosen = "Outra-Certa-9!";
  expect((await post("/reset-password", { token: link, password: chosen })).status).toBe(200);
  expect(await finish(handle, { code: phone.code() })).toMatchObject(refused("second_factor_expired"));
  const again = questionOf(await post("/login", { email: ana.email, password: chosen }));
  tokenOf(await finish(again.handle, { code: phone.code() }));
});

test("the database holds no secret, code or handle in the clear", async () => {
  const ana = await person();
  const started = await post("/account/second-factors/totp", undefined, ana.token);
  const { handle, secret } = endpoints.startTotp.response.parse(started.body);
  const body = { handle, name: "Celular", code: appOf(secret).code() };
  const begun = JSON.stringify(await database.db.select().from(secondFactorChallenges));
  const codes = codesOf(await post("/account/second-factors/totp/finish", body, ana.token));
  const waiting = questionOf(await logIn(ana)).handle;
  const stored = JSON.stringify([
    begun,
    await database.db.select().from(secondFactors),
    await database.db.select().from(recoveryCodes),
    await database.db.select().from(secondFactorChallenges),
  ]);
  const bytes = Buffer.from(Secret.fromBase32(secret).bytes);
  const clear = [handle, waiting, secret, bytes.toString("hex"), bytes.toString("base64url"), ...codes];
  for (const text of clear) expect(stored).not.toContain(text);
  for (const code of codes) expect(stored).not.toContain(code.replace("-", ""));
});

test("apps go on working through the steps of a new SESSION_SECRET", async () => {
  const [older, newer] = ["an older secret, long enough to be one", "a newer secret, long enough to be one"];
  const withSecrets = async (first: string, ...others: string[]) => {
    deps.factorSeals = createFactorSeals([first, ...others]);
    app = await buildApp(deps);
  };
  await withSecrets(older);
  const ana = await person();
  const { phone } = await addApp(ana);
  for (const secrets of [[older, newer], [newer, older], [newer]] as const) {
    const [first, ...others] = secrets;
    await withSecrets(first, ...others);
    tokenOf(await finish(questionOf(await logIn(ana)).handle, { code: phone.code() }));
    deps.clock.advance(30_000);
    await resealFactors(deps);
  }
  const { sealedSecret } = (await database.db.select().from(secondFactors)).find(
    ({ userId }) => userId === ana.userId,
  ) ?? { sealedSecret: "" };
  expect(sealedSecret?.startsWith(createFactorSeals([newer]).currentKey)).toBe(true);
  // Without the steps, the app is lost, and the recovery codes are not.
  await withSecrets("a third secret, which no other process knows");
  const { handle } = questionOf(await logIn(ana));
  expect(await finish(handle, { code: phone.code() })).toMatchObject(refused("second_factor_wrong"));
  expect((await resealFactors(deps)).lost).toBeGreaterThan(0);
});

test("what was not finished is deleted after five minutes", async () => {
  const ana = await person();
  const { phone } = await addApp(ana);
  const { handle } = questionOf(await logIn(ana));
  const waiting = () =>
    database.db.$count(secondFactorChallenges, eq(secondFactorChallenges.userId, ana.userId));
  deps.clock.advance(5 * minuteMs - 1);
  await forgetExpiredChallenges(deps);
  expect(await waiting()).toBe(1);
  deps.clock.advance(1);
  await forgetExpiredChallenges(deps);
  expect(await waiting()).toBe(0);
  expect(await finish(handle, { code: phone.code() })).toMatchObject(refused("second_factor_expired"));
});
