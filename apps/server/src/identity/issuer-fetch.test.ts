import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { createIdentityProvider } from "./create-identity-provider.ts";
import { issuerFetch } from "./issuer-fetch.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port to answer at");
  return `http://127.0.0.1:${address.port}`;
}

const get = (url: string, signal = AbortSignal.timeout(5_000)) =>
  issuerFetch(url, { method: "GET", headers: {}, body: undefined, redirect: "manual", signal });

test("an answer is returned with its status, headers and body", async () => {
  const origin = await serve((_request, response) => {
    response.writeHead(400, { "content-type": "application/json" }).end('{"error":"ação"}');
  });
  const response = await get(origin);
  expect(response.status).toBe(400);
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(await response.json()).toEqual({ error: "ação" });
});

test("a redirect is not followed", async () => {
  const asked: (string | undefined)[] = [];
  const origin = await serve((request, response) => {
    asked.push(request.url);
    response.writeHead(302, { location: "/elsewhere" }).end();
  });
  expect((await get(origin)).status).toBe(302);
  expect(asked).toEqual(["/"]);
});

test.each<[string, RequestListener, string]>([
  [
    "is larger than any issuer's",
    (_request, response) => response.end("x".repeat(300 * 1024)),
    "gave no answer",
  ],
  ["breaks off", (_request, response) => response.write("{", () => response.destroy()), "gave no answer"],
  ["is a fault of the server", (_request, response) => response.writeHead(502).end(), "answered 502"],
])("an answer that %s counts as no answer", async (_what, answer, why) => {
  const origin = await serve(answer);
  await expect(get(origin)).rejects.toMatchObject({
    name: "IssuerUnreachable",
    message: expect.stringContaining(why),
  });
});

test("an answer that never ends is given up", async () => {
  const origin = await serve((_request, response) => void response.write("{"));
  await expect(get(origin, AbortSignal.timeout(50))).rejects.toMatchObject({ name: "IssuerUnreachable" });
});

test.each([
  "http://accounts.example",
  "http://127.0.0.1.example",
  "http://localhost.example",
  "http://10.0.0.1",
])("%s is not asked, because the connection would have no TLS", async (url) => {
  await expect(get(url)).rejects.toMatchObject({ message: expect.stringContaining("without TLS") });
  const settings = { clientId: "id", clientSecret: "secret", issuer: url, scriptUrl: `${url}/script` };
  expect(() => createIdentityProvider(settings, { redirectUri: "https://vagou.example/" })).toThrow(
    "GOOGLE_ISSUER",
  );
});
