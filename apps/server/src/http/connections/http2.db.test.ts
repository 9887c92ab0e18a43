import { X509Certificate } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import {
  type ClientHttp2Session,
  type ClientHttp2Stream,
  connect as connectHttp2,
  constants,
  type OutgoingHttpHeaders,
} from "node:http2";
import { get as getOverHttp1, type RequestOptions } from "node:https";
import { connect as connectTcp } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect as connectTls } from "node:tls";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { createPerson } from "../../../test/people/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../../test/product/create-test-deps.ts";
import { localhostCertificate, renewedCertificate } from "../../../test/product/localhost-certificate.ts";
import { startTestProvider, type TestProvider } from "../../../test/portals/start-test-provider.ts";
import { writeAccessRecords } from "../../access-records/write-access-records.ts";
import { buildApp } from "../../app.ts";
import { accessRecords } from "../../db/schema/access-records.ts";
import { creditHolds } from "../../db/schema/credits.ts";
import { createLogger } from "../requests/log-safely.ts";
import { createReadiness } from "../health/readiness.ts";
import { renewCertificate } from "./renew-certificate.ts";

let database: TestDatabase;
let deps: TestDeps;
let portal: TestProvider;
const log: string[] = [];
const certificate = { ...localhostCertificate, validUntil: new Date("2126-10-28") };
/** Short enough for tests, long enough for a busy machine where a test does not wait for them. */
const shortTimes = { headersMs: 300, requestMs: 500, checkMs: 30, stuckMs: 500 };

beforeAll(async () => {
  database = await createTestDatabase();
  portal = await startTestProvider({ deadlineMs: 20_000 });
  deps = createTestDeps(database, {
    logger: createLogger("info", { write: (line) => void log.push(line) }),
    providers: portal.providers,
    fetcher: portal.fetcher,
  });
  deps.clock.set(new Date().toISOString());
});
afterEach(() => {
  log.length = 0;
});
afterAll(async () => {
  await portal.close();
  await database.close();
});

type Options = Parameters<typeof buildApp>[1];

async function start(options: Options = {}, requestsMax = 1_000) {
  const config = { ...deps.config, requestsMax };
  const app = await buildApp({ ...deps, config }, { certificate, graceMs: 5_000, ...options });
  await app.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => app.close());
  return { app, port: portOf(app) };
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

function connect(port: number): ClientHttp2Session {
  const session = connectHttp2(`https://localhost:${port}`, { ca: certificate.cert });
  session.on("error", () => {});
  onTestFinished(() => session.destroy());
  return session;
}

const json = { "content-type": "application/json" };

function post(
  session: ClientHttp2Session,
  path: string,
  headers: OutgoingHttpHeaders = {},
): ClientHttp2Stream {
  const stream = session.request({ ":method": "POST", ":path": path, ...json, ...headers });
  // A refused or cancelled stream is what some tests are about; they read `rstCode`.
  stream.on("error", () => {});
  return stream;
}

type Received = { status: number | undefined; headers: Record<string, unknown>; text: string };

async function receive(stream: ClientHttp2Stream): Promise<Received> {
  let headers: Record<string, unknown> = {};
  let text = "";
  stream.on("response", (received) => {
    headers = received;
  });
  stream.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
  });
  if (!stream.closed) await once(stream, "close");
  const status = headers[":status"];
  return { status: typeof status === "number" ? status : undefined, headers, text };
}

const get = (session: ClientHttp2Session, path: string, headers: OutgoingHttpHeaders = {}) => {
  const stream = session.request({ ":path": path, ...headers });
  stream.on("error", () => {});
  return receive(stream);
};

/** Begins a search that the portal does not answer until `portal.answer` is called with what this returns. */
async function beginSearch(session: ClientHttp2Session, query: string) {
  const { token } = await createPerson(deps, { bonus: 7 });
  const asked = new Promise<() => void>((resolve) => {
    portal.answer = (_request, response) =>
      resolve(() => response.end(JSON.stringify({ total: 0, items: [] })));
  });
  const stream = post(session, "/api/jobs/search", { authorization: `Bearer ${token}` });
  stream.end(JSON.stringify({ query, services: ["gupy"] }));
  return { stream, answered: receive(stream), letPortalAnswer: await asked };
}

const countOpen = () => database.db.$count(creditHolds, eq(creditHolds.state, "held"));

test("eighteen calls run at once on one connection", async () => {
  const { app, port } = await start();
  let connections = 0;
  let arrived = 0;
  app.server.on("connection", () => (connections += 1));
  app.server.on("request", () => (arrived += 1));
  const session = connect(port);
  const streams = Array.from({ length: 18 }, () => post(session, "/api/login"));
  const answers = streams.map(receive);
  // Each waits for the rest of its request.
  await expect.poll(() => arrived, { timeout: 10_000 }).toBe(18);
  for (const stream of streams) stream.end('{"email":"ninguem@pessoa.example"}');
  for (const answer of await Promise.all(answers)) {
    expect(answer).toMatchObject({ status: 400, text: expect.stringContaining("invalid_input") });
    expect(answer.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
  }
  expect(connections).toBe(1);
});

test("the address and port of a caller are known, as the law requires for access records", async () => {
  const { port } = await start();
  const { token, sessionId } = await createPerson(deps);
  const session = connect(port);
  expect(await get(session, "/api/tokens", { authorization: `Bearer ${token}` })).toMatchObject({
    status: 200,
  });
  await writeAccessRecords(deps);
  const records = await database.db
    .select({ ip: accessRecords.ip, port: accessRecords.port })
    .from(accessRecords)
    .where(eq(accessRecords.sessionId, sessionId));
  expect(records).toEqual([{ ip: "127.0.0.1", port: session.socket.localPort }]);
});

test("a client that knows only HTTP/1.1 is answered, and its broken requests in the API's shape", async () => {
  const { port } = await start();
  const options: RequestOptions = { host: "localhost", port, path: "/api/settings", ca: certificate.cert };
  const answer = await new Promise<string>((resolve, reject) => {
    getOverHttp1(options, ({ httpVersion, statusCode, socket }) => {
      resolve(`${httpVersion} ${statusCode}`);
      socket.destroy();
    }).on("error", reject);
  });
  expect(answer).toBe("1.1 200");
  const socket = connectTls({ port, servername: "localhost", ca: certificate.cert });
  socket.end("VAGAR / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  expect(await textOf(socket)).toMatch(/^HTTP\/1\.1 400 .*"code":"invalid_input"/s);
});

test("a client without TLS, or with broken frames, is disconnected, and others are answered", async () => {
  const { port } = await start();
  const plain = connectTcp(port, "127.0.0.1");
  plain.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  expect(await textOf(plain)).not.toContain("HTTP/1.1");
  const broken = connectTls({ port, servername: "localhost", ca: certificate.cert, ALPNProtocols: ["h2"] });
  broken.write(`PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${"no frame".repeat(100)}`);
  await textOf(broken);
  await expect.poll(() => log.join("")).toContain("refused: no connection of HTTP/2");
  expect(await get(connect(port), "/api/settings")).toMatchObject({ status: 200 });
});

test("a server that stops lets the running requests of a connection end, and accepts no other", async () => {
  const { app, port } = await start();
  const session = connect(port);
  const { stream, answered, letPortalAnswer } = await beginSearch(session, "drenagem");
  const told = once(session, "goaway");
  const ended = once(session, "close");
  const closing = app.close();
  await told;
  await expect.poll(() => session.closed).toBe(true);
  expect(stream.closed).toBe(false);
  letPortalAnswer();
  expect(await answered).toMatchObject({ status: 200, text: expect.stringContaining('"charged"') });
  await closing;
  await ended;
});

test("connections on which no request runs do not keep a server from ending", async () => {
  const { app, port } = await start();
  const idle = connect(port);
  await get(idle, "/api/settings");
  const silent = connectTcp(port, "127.0.0.1");
  const withoutTls = once(silent, "close");
  const withoutRequest = connectTls({ port, ca: certificate.cert, servername: "localhost" });
  const unused = once(withoutRequest, "close");
  await once(withoutRequest, "secureConnect");
  await app.close();
  await Promise.all([withoutTls, unused]);
  await expect.poll(() => idle.destroyed).toBe(true);
});

test("before a server stops, each answer asks the client to use another connection", async () => {
  const readiness = createReadiness([]);
  const { port } = await start({ readiness });
  const session = connect(port);
  const { answered, letPortalAnswer } = await beginSearch(session, "despedida");
  const told = once(session, "goaway");
  readiness.beginStopping();
  const last = await get(session, "/readyz");
  expect(last).toMatchObject({ status: 503 });
  expect(last.headers).not.toHaveProperty("connection");
  await told;
  letPortalAnswer();
  expect(await answered).toMatchObject({ status: 200 });
  expect(await get(connect(port), "/healthz")).toMatchObject({ status: 200 });
});

test("a search whose caller cancels it gives the fichas back", async () => {
  const { port } = await start();
  const session = connect(port);
  const { stream } = await beginSearch(session, "desistência");
  expect(await countOpen()).toBe(1);
  stream.close(constants.NGHTTP2_CANCEL);
  await expect.poll(countOpen, { timeout: 10_000 }).toBe(0);
  expect(await get(session, "/api/settings")).toMatchObject({ status: 200 });
});

test("requests of one connection beyond the limit are refused, and accepted when others have ended", async () => {
  const { app, port } = await start({}, 3);
  let arrived = 0;
  app.server.on("request", () => (arrived += 1));
  const session = connect(port);
  const running = Array.from({ length: 3 }, () => post(session, "/api/login"));
  await expect.poll(() => arrived).toBe(3);
  const refused = await receive(post(session, "/api/login"));
  expect(refused).toMatchObject({ status: 503, text: expect.stringContaining('"overloaded"') });
  for (const stream of running) stream.close(constants.NGHTTP2_CANCEL);
  await expect.poll(async () => (await get(session, "/api/settings")).status).toBe(200);
});

test("a request with too many bytes of headers or body is refused, and others of its connection are answered", async () => {
  const { port } = await start();
  const session = connect(port);
  const large = post(session, "/api/login", { "x-large": "x".repeat(17_000) });
  expect(await receive(large)).toMatchObject({
    status: 431,
    text: expect.stringContaining("headers_too_large"),
  });
  const body = post(session, "/api/login");
  body.end("x".repeat(65 * 1024));
  expect(await receive(body)).toMatchObject({
    status: 413,
    text: expect.stringContaining("payload_too_large"),
  });
  expect(await get(session, "/api/settings")).toMatchObject({ status: 200 });
});

test("a request that does not end is answered so, and others of its connection are answered", async () => {
  const { port } = await start({ times: shortTimes });
  const session = connect(port);
  const slow = post(session, "/api/login");
  slow.write("{");
  expect(await receive(slow)).toMatchObject({
    status: 408,
    text: expect.stringContaining("request_timeout"),
  });
  expect(slow.rstCode).toBe(constants.NGHTTP2_NO_ERROR);
  expect(await get(session, "/api/settings")).toMatchObject({ status: 200 });
});

test("a client that takes no byte of its answer does not occupy the server", async () => {
  const { app, port } = await start({ times: shortTimes });
  const session = connectHttp2(`https://localhost:${port}`, {
    ca: certificate.cert,
    settings: { initialWindowSize: 0 },
  });
  onTestFinished(() => session.destroy());
  const stream = session.request({ ":path": "/api/settings" });
  stream.on("error", () => {});
  await once(stream, "close");
  expect(stream.rstCode).toBe(constants.NGHTTP2_CANCEL);
  await app.close();
});

test.each([
  ["agrees on TLS but sends no request", true],
  ["does not agree on TLS", false],
])("a client that %s is disconnected", async (_what, secure) => {
  const { port } = await start({ times: shortTimes });
  const socket = secure
    ? connectTls({ port, servername: "localhost", ca: certificate.cert, ALPNProtocols: ["h2"] })
    : connectTcp(port, "127.0.0.1");
  socket.on("error", () => {}).resume();
  await expect.poll(() => socket.closed, { timeout: 10_000 }).toBe(true);
});

test("a renewed certificate is used without a restart, once its key is there", async () => {
  const folder = await mkdtemp(join(tmpdir(), "renewed-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = { certFile: join(folder, "cert.pem"), keyFile: join(folder, "key.pem") };
  const { app, port } = await start();
  const before = connect(port);
  await writeFile(files.certFile, renewedCertificate.cert);
  await writeFile(files.keyFile, certificate.key);
  onTestFinished(renewCertificate(app, files, certificate, 20));
  await expect.poll(() => log.join("")).toContain("the renewed certificate cannot be used");
  expect(await presented(port)).toBe(fingerprint(certificate.cert));
  await writeFile(files.keyFile, renewedCertificate.key);
  await expect.poll(() => presented(port)).toBe(fingerprint(renewedCertificate.cert));
  expect(await get(before, "/api/settings")).toMatchObject({ status: 200 });
  // The log says each of both once.
  expect(log.filter((line) => line.includes("renewed certificate"))).toHaveLength(2);
});

const fingerprint = (cert: string) => new X509Certificate(cert).fingerprint256;

/** @returns the fingerprint of the certificate that a new connection gets */
async function presented(port: number): Promise<string> {
  const ca = [certificate.cert, renewedCertificate.cert];
  const socket = connectTls({ port, servername: "localhost", ca, ALPNProtocols: ["h2"] });
  await once(socket, "secureConnect");
  const { fingerprint256 } = socket.getPeerCertificate();
  socket.destroy();
  return fingerprint256;
}

/** @returns what the server sent until it closed the connection */
async function textOf(socket: NodeJS.ReadableStream): Promise<string> {
  const received: Buffer[] = [];
  try {
    for await (const chunk of socket) received.push(Buffer.from(chunk));
  } catch {
    // A reset connection.
  }
  return Buffer.concat(received).toString("latin1");
}
