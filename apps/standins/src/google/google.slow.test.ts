import { createContext, runInContext } from "node:vm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startGoogle, type GoogleStandIn } from "./google.ts";
import { slowMs } from "./google-faults.ts";

const redirectUri = "http://vagou.example/auth/google/callback";

let google: GoogleStandIn;
beforeEach(async () => {
  google = await startGoogle({ port: 0, redirectUri });
});
afterEach(() => google.close());

/** Begins a sign-in and opens the chooser, as a browser would. */
async function openChooser(changes: Record<string, string> = {}) {
  const url = new URL("/o/oauth2/v2/auth", google.origin);
  url.search = new URLSearchParams({
    client_id: google.client.clientId,
    redirect_uri: redirectUri,
    response_type: "code",
    scope: "openid email profile",
    state: "random.código",
    nonce: "once",
    access_type: "offline",
    prompt: "select_account",
    code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
    code_challenge_method: "S256",
    ...changes,
  }).toString();
  const begun = await fetch(url, { redirect: "manual" });
  const cookie = begun.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const chooser = new URL(begun.headers.get("location") ?? "/", google.origin);
  const choose = async (form: Record<string, string>) => {
    const posted = await fetch(chooser, {
      method: "POST",
      redirect: "manual",
      headers: { cookie },
      body: new URLSearchParams(form),
    });
    const resumed = posted.headers.get("location");
    if (resumed === null)
      return { status: posted.status, page: await posted.text(), back: new URLSearchParams() };
    const answer = await fetch(resumed, { redirect: "manual", headers: { cookie } });
    return {
      status: answer.status,
      page: "",
      back: new URL(answer.headers.get("location") ?? "").searchParams,
    };
  };
  return { begun, chooser, cookie, choose };
}

function exchange(code: string, changes: Record<string, string> = {}): Promise<Response> {
  return fetch(new URL("/token", google.origin), {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code,
      redirect_uri: redirectUri,
      client_id: google.client.clientId,
      client_secret: google.client.clientSecret,
      code_verifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
      ...changes,
    }),
  });
}

async function claimsOf(code: string): Promise<unknown> {
  const answer: unknown = await (await exchange(code)).json();
  const idToken = /"id_token":"[\w-]+\.([\w-]+)/.exec(JSON.stringify(answer))?.[1] ?? "";
  return JSON.parse(Buffer.from(idToken, "base64url").toString());
}

test("says in Portuguese that it is a stand-in for Google, and loads nothing from other hosts", async () => {
  const { chooser, cookie } = await openChooser();
  const page = await (await fetch(chooser, { headers: { cookie } })).text();
  expect(page).toContain('lang="pt-BR"');
  expect(page).toContain("Esta página faz o papel do <strong>Google</strong>");
  expect(page).toContain("Maria Silva");
  expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
});

test("gives an ID token for the chosen person with the claims that Google uses", async () => {
  const { choose } = await openChooser();
  const { back } = await choose({ person: "maria.silva@gmail.example" });
  expect(Object.fromEntries(back)).toEqual({
    code: expect.any(String),
    state: "random.código",
    iss: google.origin,
  });
  expect(await claimsOf(back.get("code") ?? "")).toMatchObject({
    iss: google.origin,
    aud: google.client.clientId,
    sub: expect.stringMatching(/^\d{21}$/),
    name: "Maria Silva",
    email: "maria.silva@gmail.example",
    email_verified: true,
    nonce: "once",
  });
});

test("a person can sign in under any name and address, also an unverified one", async () => {
  const { choose } = await openChooser();
  const { back } = await choose({ name: "Ана 🌻", email: "ana@empresa.example", subject: "42" });
  expect(await claimsOf(back.get("code") ?? "")).toMatchObject({
    sub: "42",
    name: "Ана 🌻",
    email: "ana@empresa.example",
    email_verified: false,
  });
});

test("a person who refuses is redirected without a code", async () => {
  const { choose } = await openChooser();
  const { back } = await choose({ refuse: "1" });
  expect(back.get("error")).toBe("access_denied");
  expect(back.get("state")).toBe("random.código");
  expect(back.has("code")).toBe(false);
});

test("a form without a valid address is shown again", async () => {
  const { choose } = await openChooser();
  const { status, page } = await choose({ name: "Ana", email: "ana" });
  expect(status).toBe(400);
  expect(page).toContain("Informe um nome e um e-mail válidos.");
});

test("a code works once, with its verifier and the client's secret", async () => {
  const { choose } = await openChooser();
  const code = (await choose({ person: "maria.silva@gmail.example" })).back.get("code") ?? "";
  expect((await exchange(code, { client_secret: "guessed" })).status).toBe(401);
  expect((await exchange(code)).status).toBe(200);
  expect((await exchange(code)).status).toBe(400);
  const other = await openChooser();
  const second = (await other.choose({ person: "maria.silva@gmail.example" })).back.get("code") ?? "";
  const wrongVerifier = "another-verifier-another-verifier-another-verifier";
  expect((await exchange(second, { code_verifier: wrongVerifier })).status).toBe(400);
});

test.each([
  ["without PKCE", { code_challenge: "" }, "invalid_request"],
  ["for the token itself", { response_type: "id_token" }, "unsupported_response_type"],
])("a request %s is refused", async (_how, changes, error) => {
  const { begun } = await openChooser(changes);
  expect(new URL(begun.headers.get("location") ?? "").href).toContain(`error=${error}`);
});

test("the browser is not redirected to an address that was not registered", async () => {
  const { begun } = await openChooser({ redirect_uri: "http://ladrao.example/" });
  expect(begun.status).toBe(400);
  expect(begun.headers.get("location")).toBeNull();
  expect(await begun.text()).toContain("Este login não pode continuar");
});

test("the page of an expired sign-in says so", async () => {
  const { chooser } = await openChooser();
  const answer = await fetch(chooser);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("Este login expirou");
});

test("its identity script starts with the product's client id, and fails as a fault says", async () => {
  const initialize = async (options: string) => {
    const page = createContext({ window: {} });
    runInContext(await (await fetch(google.client.scriptUrl)).text(), page);
    return String(runInContext(`typeof window.google?.accounts.id.initialize(${options})`, page));
  };
  expect(await initialize('{ client_id: "vagou" }')).toBe("undefined");
  await expect(initialize("{}")).rejects.toThrow("client_id is missing");
  google.setFault("script-throws");
  await expect(initialize('{ client_id: "vagou" }')).rejects.toThrow("cannot begin");
  google.setFault("script-empty");
  expect(await (await fetch(google.client.scriptUrl)).text()).toBe("");
});

test("misbehaves as a fault says, also one set over HTTP, and works again afterwards", async () => {
  const script = () => fetch(google.client.scriptUrl);
  const ask = (body: string, contentType = "application/json") =>
    fetch(new URL("/__faults", google.origin), {
      method: "POST",
      headers: { "content-type": contentType },
      body,
    });
  expect(await (await script()).text()).toContain("initialize(options)");
  await ask('{"mode":"script-missing"}');
  expect((await script()).status).toBe(404);
  await ask('{"mode":"unavailable"}');
  expect((await fetch(new URL("/.well-known/openid-configuration", google.origin))).status).toBe(503);
  expect((await ask('{"mode":"on fire"}')).status).toBe(400);
  expect((await ask('{"mode":"none"}', "text/plain")).status).toBe(400);
  await ask('{"mode":"none"}');
  expect((await fetch(new URL("/.well-known/openid-configuration", google.origin))).status).toBe(200);
});

test("a slow issuer answers each request late, and rightly", async () => {
  google.setFault("slow");
  const startedAt = performance.now();
  const answer = await fetch(new URL("/.well-known/openid-configuration", google.origin));
  // A timer may end a moment early.
  expect(performance.now() - startedAt).toBeGreaterThan(slowMs - 50);
  expect(await answer.json()).toMatchObject({ issuer: google.origin });
});
