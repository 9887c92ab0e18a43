import { endpoints } from "@vagou/contract/api/endpoints";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deliverEmails } from "../../../test/email/deliver-emails.ts";
import { createPersonWithAllData } from "../../../test/people/create-person-with-all-data.ts";
import { passwords } from "../../../test/people/passwords.ts";
import { startTestProduct, type TestProduct } from "../../../test/product/start-test-product.ts";
import { endpointNames, requestOf, validCall } from "../../../test/product/valid-calls.ts";

// Headers by which a caller, or a careless proxy, may say where the product is and what is asked of it.

const forged = {
  host: "evil.example",
  "x-forwarded-host": "evil.example",
  "x-forwarded-server": "evil.example",
  "x-host": "evil.example",
  "x-forwarded-proto": "javascript",
  "x-forwarded-port": "666",
  forwarded: "for=203.0.113.9;host=evil.example;proto=http",
  origin: "https://evil.example",
  referer: "https://evil.example/login",
};

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
  product.portal.answer = (_request, response) =>
    response.end(
      JSON.stringify({ total: 1, items: [{ id: "1", title: "Vaga", city: "Recife", state: "PE" }] }),
    );
});
afterAll(() => product.close());

const password = "Abacaxi-2026!";

test("no answer and no message holds a host that the caller named", async () => {
  const { app, deps } = product;
  const passwordHash = await passwords.hash(password);
  const ana = await createPersonWithAllData(deps, app, { passwordHash, query: "auxiliar" });
  const faults: string[] = [];
  for (const name of endpointNames.filter((one) => one !== "deleteAccount" && one !== "logOut")) {
    const call = validCall(name, {
      email: ana.email,
      password,
      current_password: password,
      id: ana.vacancyId,
    });
    for (const email of [ana.email, "nova@pessoa.example"]) {
      const put = {
        ...call,
        body: { ...call.body, ...("email" in call.body && { email }) },
        headers: forged,
      };
      const { body, headers } = await app.inject(requestOf(name, put, { token: ana.token }));
      if (`${body}${JSON.stringify(headers)}`.includes("evil.example")) faults.push(name);
    }
  }
  expect(faults).toEqual([]);
  const sent = await deliverEmails(deps);
  expect(sent.length).toBeGreaterThan(3);
  for (const { text, html } of sent) {
    expect(`${text}${html}`).not.toContain("evil.example");
    for (const [link] of `${text}${html}`.matchAll(/\bhttps?:\/\/[^\s"<]+/g))
      expect(link).toMatch(/^http:\/\/vagou\.example\//);
  }
});

test("a sign-in with Google comes back to our own address, and its cookie names no host", async () => {
  const request = requestOf("startGoogle", { ...validCall("startGoogle"), headers: forged });
  const answer = await product.app.inject(request);
  const { authorization_url } = endpoints.startGoogle.response.parse(answer.json());
  expect(new URL(authorization_url).searchParams.get("redirect_uri")).toBe(
    "http://vagou.example/auth/google/callback",
  );
  expect(String(answer.headers["set-cookie"])).not.toMatch(/domain=/i);
  expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
});

test.each([
  "x-http-method-override",
  "x-http-method",
  "x-method-override",
  "x-original-url",
  "x-rewrite-url",
])("%s makes no other call of a call", async (header) => {
  const { app, deps } = product;
  const ana = await createPersonWithAllData(deps, app, {
    passwordHash: await passwords.hash(password),
    query: header,
  });
  const value = header.endsWith("url") ? "/api/account" : "DELETE";
  for (const url of ["/api/account", "/api/tokens", "/api/account?_method=DELETE"])
    await app.inject({
      method: "POST",
      url,
      payload: { password, _method: "DELETE" },
      headers: { [header]: value, authorization: `Bearer ${ana.token}` },
    });
  const { statusCode } = await app.inject({
    url: "/api/account",
    headers: { authorization: `Bearer ${ana.token}` },
  });
  expect(statusCode).toBe(200);
});
