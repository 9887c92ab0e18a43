import type { GoogleFault } from "@vagou/standins/google/google-faults";
import { startGoogle, type GoogleStandIn } from "@vagou/standins/google/google";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { callApi } from "../../test/product/call-api.ts";
import { createGoogleApp, testAppUrl, type GoogleApp } from "../../test/product/create-google-app.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createGoogleVisitor } from "../../test/people/google-visitor.ts";
import { buildApp } from "../app.ts";
import type { Database } from "../db/client.ts";
import { limitPolicy } from "../limits/limit-policy.ts";
import { googleSignIns, identities, sessions, users } from "../db/schema/accounts.ts";

let database: Database;
let google: GoogleStandIn;
let app: GoogleApp["app"];
let deps: GoogleApp["deps"];
let log: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  google = await startGoogle({ port: 0, redirectUri: `${testAppUrl}/auth/google/callback` });
});
beforeEach(async () => {
  ({ app, deps, log } = await createGoogleApp(database, google));
});
afterEach(() => google.setFault("none"));
afterAll(async () => {
  await google.close();
  await database.close();
});

let people = 0;

function inventPerson() {
  people += 1;
  return { name: "Bia Lima", email: `bia${people}@gmail.example`, email_verified: "on" } as const;
}

async function countRows() {
  const tables = [users, identities, sessions];
  return Promise.all(tables.map((table) => database.db.$count(table)));
}

const failed = {
  status: 400,
  body: { code: "google_failed", error: "Erro durante a autenticação com Google" },
};
const noCredential = {
  status: 400,
  body: { code: "google_no_credential", error: "Credencial do Google não recebida" },
};
const unavailable = {
  status: 503,
  body: { code: "google_unavailable", error: "Erro ao fazer login com Google" },
};

test.each<[GoogleFault, object, string]>([
  ["wrong-issuer", failed, "iss"],
  ["wrong-audience", failed, "aud"],
  ["wrong-nonce", failed, "nonce"],
  ["bad-signature", failed, "signature"],
  ["expired-token", failed, "exp"],
  ["no-email", failed, "email"],
  ["no-id-token", noCredential, "id_token"],
  ["unavailable", unavailable, "answered 503"],
  ["silent", unavailable, "gave no answer"],
])(
  "Google's answer with the fault %s signs no person in, and the log says why",
  async (fault, refusal, why) => {
    const visitor = createGoogleVisitor(app);
    const answer = await visitor.visitGoogle(inventPerson());
    const before = await countRows();
    google.setFault(fault);
    expect(await visitor.finish(answer)).toMatchObject(refusal);
    expect(await countRows()).toEqual(before);
    const line = log.find((entry) => entry.includes("SignInFailed"));
    expect(line).toContain(why);
  },
);

test("an address that Google has not verified opens and links nothing", async () => {
  const { name, email } = inventPerson();
  const before = await countRows();
  expect(await createGoogleVisitor(app).signIn({ name, email })).toMatchObject({
    status: 403,
    body: { code: "google_email_unverified" },
  });
  expect(await countRows()).toEqual(before);
});

test("an address that is another person's only after it is written in small letters links nothing", async () => {
  const bia = inventPerson();
  const email = `k${bia.email}`;
  const visitor = createGoogleVisitor(app);
  await visitor.signIn({ ...bia, email });
  await database.db.delete(identities);
  const before = await countRows();
  google.setFault("kelvin-sign");
  expect(await visitor.signIn({ ...bia, email, subject: "803" })).toMatchObject(failed);
  expect(await countRows()).toEqual(before);
});

test("a person who refuses at Google comes back without a code and is not signed in", async () => {
  const visitor = createGoogleVisitor(app);
  const answer = await visitor.visitGoogle({ refuse: "1" });
  expect(answer).toMatchObject({ error: "access_denied", state: expect.any(String) });
  expect(answer.code).toBeUndefined();
  expect(await visitor.finish(answer)).toMatchObject({ status: 400, body: { code: "invalid_input" } });
});

test("an answer works once", async () => {
  const visitor = createGoogleVisitor(app);
  const answer = await visitor.visitGoogle(inventPerson());
  const twice = await Promise.all([visitor.finish(answer), visitor.finish(answer)]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await visitor.finish(answer)).toMatchObject(failed);
});

test("a code that was used before is refused", async () => {
  const visitor = createGoogleVisitor(app);
  await database.db.delete(googleSignIns);
  const answer = await visitor.visitGoogle(inventPerson());
  const [signIn] = await database.db.select().from(googleSignIns);
  const used = await fetch(new URL("/token", google.origin), {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code: answer.code ?? "",
      redirect_uri: `${testAppUrl}/auth/google/callback`,
      client_id: google.client.clientId,
      client_secret: google.client.clientSecret,
      code_verifier: signIn?.codeVerifier ?? "",
    }),
  });
  expect(used.status).toBe(200);
  expect(await visitor.finish(answer)).toMatchObject(failed);
  expect(log.join("\n")).toContain("invalid_grant");
});

test("the code of one sign-in does not finish another", async () => {
  const visitor = createGoogleVisitor(app);
  const first = await visitor.visitGoogle(inventPerson());
  const second = await visitor.visitGoogle(inventPerson());
  expect(await visitor.finish(second, { code: first.code })).toMatchObject(failed);
});

test("an answer that is over ten minutes late is refused", async () => {
  const visitor = createGoogleVisitor(app);
  const answer = await visitor.visitGoogle(inventPerson());
  deps.clock.advance(10 * 60_000);
  expect(await visitor.finish(answer)).toMatchObject(failed);
});

test("an answer is accepted only in the browser that asked, and one try uses it up", async () => {
  const visitor = createGoogleVisitor(app);
  const other = createGoogleVisitor(app);
  await other.start();
  for (const cookie of [undefined, other.cookie, "google_sign_in="]) {
    const answer = await visitor.visitGoogle(inventPerson());
    const before = await countRows();
    const honest = visitor.cookie;
    visitor.cookie = cookie;
    expect(await visitor.finish(answer)).toMatchObject(failed);
    visitor.cookie = honest;
    expect(await visitor.finish(answer)).toMatchObject(failed);
    expect(await countRows()).toEqual(before);
  }
});

test.each([
  ["another referral", (state: string) => `${state}another`],
  ["no referral", (state: string) => state.split(".")[0]],
  ["an invented value", () => "made-up"],
])("a state with %s is refused", async (_what, forge) => {
  const visitor = createGoogleVisitor(app);
  const answer = await visitor.visitGoogle(inventPerson(), { referId: "abc234" });
  expect(await visitor.finish(answer, { state: forge(answer.state ?? "") })).toMatchObject(failed);
});

test.each([
  ["of another issuer", "https://accounts.example"],
  ["without its issuer", undefined],
])("an answer %s is refused before its code is sent to any server", async (_what, iss) => {
  const visitor = createGoogleVisitor(app);
  const answer = await visitor.visitGoogle(inventPerson());
  expect(await visitor.finish(answer, { iss })).toMatchObject(failed);
  expect(log.join("\n")).toContain("(issuer)");
});

test.each<GoogleFault>(["unavailable", "silent"])(
  "while Google is %s no sign-in can start, and as soon as it is back all can",
  async (fault) => {
    google.setFault(fault);
    const visitor = createGoogleVisitor(app);
    expect(await visitor.start()).toMatchObject(unavailable);
    google.setFault("none");
    expect(await visitor.signIn(inventPerson())).toMatchObject({ status: 200 });
  },
);

test("after the discovery document was fetched once, sign-ins start without another request to Google", async () => {
  const visitor = createGoogleVisitor(app);
  await visitor.start();
  google.setFault("unavailable");
  expect(await visitor.start()).toMatchObject({ status: 200 });
});

test.each<[string, Partial<GoogleStandIn["client"]>, string]>([
  ["a secret that Google does not know", { clientSecret: "mistyped" }, "invalid_client"],
  [
    "an issuer with another name in its discovery document",
    { issuer: "http://localhost:PORT" },
    "does not match the expected issuer",
  ],
])("with %s in the settings no person is signed in, and the log says why", async (_what, changes, why) => {
  const issuer = (changes.issuer ?? google.client.issuer).replace("PORT", new URL(google.origin).port);
  const misled = await createGoogleApp(database, google, { ...changes, issuer });
  const visitor = createGoogleVisitor(misled.app);
  const started = await visitor.start();
  const answer = started.status === 200 ? await visitor.signIn(inventPerson()) : started;
  expect(answer).toMatchObject(unavailable);
  const failures = misled.log.filter((line) => line.includes('"level":50'));
  expect(failures.join("\n")).toContain(why);
});

test("a second Google account with the address of a linked person is refused with the other way in, and noted", async () => {
  const bia = { ...inventPerson(), subject: "801" };
  await createGoogleVisitor(app).signIn(bia);
  const before = await countRows();
  expect(await createGoogleVisitor(app).signIn({ ...bia, subject: "802" })).toMatchObject({
    status: 400,
    body: {
      code: "google_failed",
      error:
        "Outra conta do Google já está ligada a este e-mail aqui. Entre com a sua senha, ou crie uma em “Esqueci minha senha”.",
    },
  });
  expect(await countRows()).toEqual(before);
  expect(log.join("\n")).toContain("refused a second Google account with the address of this person");
});

test("when Google is not configured, both calls say so", async () => {
  const without = await buildApp({ ...deps, identityProvider: null });
  const refused = {
    status: 503,
    body: { code: "google_not_configured", error: "Google Sign-In não está disponível" },
  };
  expect(await callApi(without, "POST", "/auth/google/start", { body: {} })).toMatchObject(refused);
  const answer = { code: "a-code", state: "a-state" };
  expect(await callApi(without, "POST", "/auth/google/callback", { body: answer })).toMatchObject(refused);
});

test.each([
  ["http", testAppUrl, { name: "google_sign_in", path: "/api/auth/google" }],
  // Browsers demand this path for this prefix.
  ["https", "https://vagou.example", { name: "__Host-google_sign_in", path: "/", secure: true }],
])(
  "over %s scripts cannot read the cookie of a sign-in, and other sites do not get it",
  async (_scheme, appUrl, expected) => {
    const { app: answering } = await createGoogleApp(database, google, { appUrl });
    const { cookies } = await callApi(answering, "POST", "/auth/google/start", { body: {} });
    expect(cookies).toEqual([
      {
        ...expected,
        value: expect.stringMatching(/^[\w-]{43}$/),
        maxAge: 600,
        httpOnly: true,
        sameSite: "Lax",
      },
    ]);
  },
);

test("over https no cookie is read that an http address, or another host of the domain, could have set", async () => {
  const { app: answering } = await createGoogleApp(database, google, { appUrl: "https://vagou.example" });
  const visitor = createGoogleVisitor(answering);
  await visitor.start();
  const key = visitor.cookie?.split("=")[1];
  await visitor.start();
  expect(visitor.cookie).toBe(`__Host-google_sign_in=${key}`);
  for (const prefix of ["", "__Secure-"]) {
    visitor.cookie = `${prefix}google_sign_in=${key}`;
    await visitor.start();
    expect(visitor.cookie).toMatch(/^__Host-google_sign_in=[\w-]{43}$/);
    expect(visitor.cookie).not.toContain(String(key));
  }
});

test("a cookie of another shape than ours is replaced", async () => {
  const visitor = createGoogleVisitor(app);
  visitor.cookie = "google_sign_in=chosen-by-another-person";
  await visitor.start();
  expect(visitor.cookie).toMatch(/^google_sign_in=[\w-]{43}$/);
});

test("no code, token, secret, name or address is logged, also when a sign-in fails", async () => {
  const bia = inventPerson();
  const visitor = createGoogleVisitor(app);
  const secrets: (string | undefined)[] = [bia.email, bia.name, google.client.clientSecret];
  for (const fault of [
    "none",
    "wrong-audience",
    "bad-signature",
    "no-email",
    "no-id-token",
    "unavailable",
  ] as const) {
    const answer = await visitor.visitGoogle(bia);
    const signIns = await database.db.select().from(googleSignIns);
    google.setFault(fault);
    const { body } = await visitor.finish(answer);
    google.setFault("none");
    secrets.push(answer.code, answer.state, visitor.cookie?.split("=")[1]);
    if (typeof body["token"] === "string") secrets.push(body["token"]);
    secrets.push(...signIns.flatMap(({ nonce, codeVerifier }) => [nonce, codeVerifier]));
  }
  const text = log.join("\n");
  expect(text).toContain("/api/auth/google/callback");
  const told = secrets.filter((secret) => secret !== undefined && text.includes(secret));
  expect(told).toEqual([]);
});

test("a person signs in by Google as often as by a password, and then waits", async () => {
  const bia = inventPerson();
  const [limit] = limitPolicy.openSession.limits;
  if (limit === undefined) throw new Error("openSession has no limit");
  const limits = {
    ...deps.limits,
    openSession: { ...limitPolicy.openSession, limits: [{ ...limit, free: 2 }] },
  };
  const limited = await buildApp({ ...deps, limits });
  const signIn = () => createGoogleVisitor(limited).signIn(bia);
  expect((await signIn()).status).toBe(200);
  expect((await signIn()).status).toBe(200);
  const before = await countRows();
  expect(await signIn()).toMatchObject({
    status: 429,
    body: { code: "too_many_requests", retry_after_s: 10 },
  });
  expect(await countRows()).toEqual(before);
  deps.clock.advance(120_000);
  expect((await signIn()).status).toBe(200);
});
