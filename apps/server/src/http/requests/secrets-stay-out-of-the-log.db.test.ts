import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { endpoints } from "@vagou/contract/api/endpoints";
import type { InjectOptions } from "fastify";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newestToken } from "../../../test/email/deliver-emails.ts";
import { createGoogleVisitor } from "../../../test/people/google-visitor.ts";
import { callApi } from "../../../test/product/call-api.ts";
import { startTestProduct, type TestProduct } from "../../../test/product/start-test-product.ts";
import { endpointNames, requestOf, validCall } from "../../../test/product/valid-calls.ts";
import { codesOf, questionOf, tokenOf } from "../../../test/second-factors/answers.ts";
import { answerAccountRequests } from "../../accounts/answer-account-requests.ts";
import { sendDueEmails } from "../../email/send-due-emails.ts";
import { createMailer } from "../../email/mailer.ts";
import { startSmtpServer } from "../../../test/email/start-smtp-server.ts";

// The most talkative log that a setting allows, while a person does everything that needs a secret, rightly and wrongly.

let product: TestProduct;
/** What no line may hold, by what it is. */
const secrets: Record<string, string> = {};

beforeAll(async () => {
  product = await startTestProduct({ logLevel: "trace" });
});
afterAll(() => product.close());

const email = "joana.secreta@pessoa.example";
const wishedPassword = "Jaboticaba-77!";

function keep(name: string, secret: string): string {
  expect(secret.length).toBeGreaterThan(5);
  secrets[name] = secret;
  return secret;
}

function linesWithSecrets(): unknown[] {
  return product.log.flatMap((line) =>
    Object.entries(secrets)
      .filter(([, secret]) => line.includes(secret) || line.includes(encodeURIComponent(secret)))
      .map(([name]) => [name, line]),
  );
}

test("a person's life leaves no address, no password, no token and no code in the log", async () => {
  const { app, deps } = product;
  const post = (path: string, body: unknown, token?: string) =>
    callApi(app, "POST", path, { body, ...(token !== undefined && { token }) });
  const password = keep("password", "Abacaxi-2026!");
  keep("another password", wishedPassword);
  keep("e-mail address", email);
  keep("name", "Joana Fictícia da Silva");
  const browserKey = keep("key of the browser", randomBytes(32).toString("base64url"));
  const name = secrets["name"];

  await post("/register", { name, email, password, browser_key: browserKey });
  await post("/resend-confirmation", { email });
  const confirmation = keep("link of the confirmation", await newestToken(deps, "confirm-account", email));
  await post("/confirm-account", { token: `${confirmation}A`, browser_key: browserKey });
  expect((await post("/confirm-account", { token: confirmation, browser_key: browserKey })).status).toBe(200);
  await post("/login", { email, password: wishedPassword });
  const token = keep("session", tokenOf(await post("/login", { email, password })));

  await post("/forgot-password", { email });
  keep("link to a new password", await newestToken(deps, "reset-password", email));
  await post("/account/password", { current_password: "x", new_password: wishedPassword }, token);

  const { handle, secret } = endpoints.startTotp.response.parse(
    (await post("/account/second-factors/totp", undefined, token)).body,
  );
  keep("handle of a new app", handle);
  keep("secret of an app", secret);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: deps.clock.now().getTime(),
  });
  const codes = codesOf(
    await post("/account/second-factors/totp/finish", { handle, name: "Celular", code }, token),
  );
  for (const [index, recovery] of codes.entries()) keep(`recovery code ${index}`, recovery);
  expect(codes.length).toBeGreaterThan(5);
  const step = keep("handle of a log-in", questionOf(await post("/login", { email, password })).handle);
  await post("/login/second-factor", { handle: step, code: "000000" });
  const proof = { handle: step, code: codes[0] };
  keep("second session", tokenOf(await post("/login/second-factor", proof)));

  const visitor = createGoogleVisitor(app);
  const person = {
    name: "Ana",
    email: keep("address at Google", "ana@google.example"),
    email_verified: "on",
  } as const;
  const answer = await visitor.visitGoogle(person);
  keep("code of Google", String(answer.code));
  keep("state of Google", String(answer.state));
  keep("cookie of Google", String(visitor.cookie).split("=")[1] ?? "");
  expect((await visitor.finish({ ...answer, code: "another" })).status).toBe(400);
  keep("session by Google", tokenOf(await visitor.signIn(person)));

  const words = keep("words of a search", "soldador subaquático");
  const search = { query: words, services: ["gupy"], search_id: randomUUID() };
  expect((await post("/jobs/search", search, token)).status).toBe(200);
  await post("/feedback", { message: keep("message", "Meu telefone é 81 98888-7777.") }, token);

  const server = await startSmtpServer({
    refuse: (recipient) => ({ code: 550, text: `<${recipient}>: user unknown` }),
  });
  const mailer = createMailer({ url: `smtp://127.0.0.1:${server.port}`, from: "vagas@vagou.example" });
  await answerAccountRequests(deps);
  await sendDueEmails({ ...deps, mailer });
  mailer.close();
  await server.close();
  expect(product.log.join("")).toContain("an e-mail was not taken");
  expect(product.log.length).toBeGreaterThan(20);
  expect(linesWithSecrets()).toEqual([]);
});

test("what a broken call holds is not in the log, wherever it stands", async () => {
  const { app } = product;
  const secret = keep("a secret in a broken call", "segredo-que-ninguem-le");
  const headers = { "content-type": "application/json" };
  for (const name of endpointNames) {
    const { method } = endpoints[name];
    const { url } = requestOf(name, validCall(name));
    const [path = ""] = url.split("?");
    const bodies = [
      secret,
      `{"password":"${secret}`,
      `{"${secret}":1}`,
      `{"email":"${secret}@pessoa.example","password":{"a":["${secret}"]}}`,
      `{"__proto__":{"password":"${secret}"}}`,
    ];
    for (const payload of method === "GET" ? [] : bodies)
      await app.inject({ method, url, payload, headers: { ...headers, authorization: `Bearer ${secret}` } });
    const odds: InjectOptions[] = [
      { headers: { authorization: `Basic ${secret}` } },
      { headers: { "content-type": `text/${secret}`, cookie: `google_sign_in=${secret}` }, payload: secret },
      {
        headers: {
          "idempotency-key": secret,
          "x-forwarded-for": secret,
          "user-agent": secret,
          referer: secret,
        },
      },
      { headers: { "x-request-id": secret, "request-id": secret, "accept-encoding": secret } },
      { url: `${path}?token=${secret}&${secret}=1` },
      { url: `${path}?%ff=${secret}` },
    ];
    for (const odd of odds) await app.inject({ method, url, ...odd });
  }
  expect(product.log.join("")).toContain("Body is not valid JSON");
  expect(linesWithSecrets()).toEqual([]);
});

test("bytes that are no request are not in the log", async () => {
  const { app } = product;
  await app.listen({ host: "127.0.0.1", port: 0 });
  const port = app.addresses().map((address) => (typeof address === "string" ? 0 : address.port))[0] ?? 0;
  const secret = keep("a secret in bytes", "um-outro-segredo-cru");
  const head = `Host: vagou.example\r\nAuthorization: Bearer ${secret}\r\n`;
  for (const bytes of [
    `GET /api/tokens HTTP/1.1\r\n${head}: x\r\n\r\n`,
    `GET /api/tokens?${secret} HTTP/9.9\r\n${head}\r\n`,
    `${secret} / HTTP/1.1\r\n${head}\r\n`,
    `POST /api/login HTTP/1.1\r\n${head}Content-Length: -1\r\n\r\n${secret}`,
    `POST /api/login HTTP/1.1\r\n${head}Transfer-Encoding: chunked\r\n\r\n${secret}\r\n`,
  ]) {
    const socket = connect({ host: "127.0.0.1", port });
    socket.on("error", () => {});
    socket.resume().write(bytes);
    await once(socket, "close");
  }
  expect(product.log.join("")).toContain("no complete request of HTTP");
  expect(linesWithSecrets()).toEqual([]);
});
