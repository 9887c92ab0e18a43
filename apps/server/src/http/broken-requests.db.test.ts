import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { METHODS } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps } from "../../test/product/create-test-deps.ts";
import { refusalSchema } from "../../test/product/refusal-schema.ts";
import { buildApp } from "../app.ts";
import type { Database } from "../db/client.ts";
import { createLogger } from "./requests/log-safely.ts";

// Bytes that are no complete request are sent over a socket, because no HTTP client would write them.

let database: Database;
let webFolder: string;
let app: FastifyInstance;
let port: number;
const log: string[] = [];
const times = { headersMs: 150, requestMs: 300, checkMs: 30, stuckMs: 300 };

beforeAll(async () => {
  database = await createTestDatabase();
  webFolder = await mkdtemp(join(tmpdir(), "broken-requests-"));
  await writeFile(join(webFolder, "index.html"), "<html lang=pt-BR>");
  const logger = createLogger("info", { write: (line) => void log.push(line) });
  app = await buildApp(createTestDeps(database, { logger }), { webFolder, times });
  await app.listen({ host: "127.0.0.1", port: 0 });
  port = app.addresses().map((address) => (typeof address === "string" ? 0 : address.port))[0] ?? 0;
});

afterAll(async () => {
  await app.close();
  await database.close();
  await rm(webFolder, { recursive: true });
});

type RawReply = { status: number; headers: Headers; text: string };

/** Sends the pieces one after the other. @returns what came back until the server closed the connection */
async function sendRaw(...pieces: readonly (string | Buffer)[]): Promise<RawReply> {
  const socket = connect({ host: "127.0.0.1", port, allowHalfOpen: true });
  for (const piece of pieces) socket.write(piece, "latin1");
  const received: Buffer[] = [];
  try {
    for await (const chunk of socket) received.push(chunk);
  } catch {
    // A server that closes the connection while we still write resets it.
  }
  socket.destroy();
  return readReply(Buffer.concat(received).toString("utf8"));
}

function readReply(reply: string): RawReply {
  const [head = "", ...rest] = reply.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = new Headers(
    lines.map((line): [string, string] => [line.split(":")[0] ?? "", line.slice(line.indexOf(":") + 1)]),
  );
  return { status: Number(first.split(" ")[1] ?? 0), headers, text: rest.join("\r\n\r\n") };
}

const host = "Host: vagou.example\r\n";
const closing = `${host}Connection: close\r\n`;

describe("bytes that are no HTTP request get an answer in the API's shape, and the connection is closed", () => {
  test.each([
    ["noise", "\x16\x03\x01\x02\x00\x01\r\n\r\n", 400, "invalid_input"],
    ["a method that does not exist", `VAGAR / HTTP/1.1\r\n${host}\r\n`, 400, "invalid_input"],
    ["a version that does not exist", `GET / HTTP/9.9\r\n${host}\r\n`, 400, "invalid_input"],
    ["a header without a name", `GET / HTTP/1.1\r\n${host}: x\r\n\r\n`, 400, "invalid_input"],
    ["a header with NUL", `GET / HTTP/1.1\r\n${host}A: \0\r\n\r\n`, 400, "invalid_input"],
    [
      "two lengths",
      `POST /api/login HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{`,
      400,
      "invalid_input",
    ],
    [
      "an invalid length",
      `POST /api/login HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n`,
      400,
      "invalid_input",
    ],
    [
      "a length and chunks",
      `POST /api/login HTTP/1.1\r\n${host}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      "invalid_input",
    ],
    [
      "a chunk without its size",
      `POST /api/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
      400,
      "invalid_input",
    ],
    ["no host", "GET /api/settings HTTP/1.1\r\nConnection: close\r\n\r\n", 400, "invalid_input"],
    [
      "headers without end",
      `GET / HTTP/1.1\r\n${host}A: ${"x".repeat(20_000)}\r\n\r\n`,
      431,
      "headers_too_large",
    ],
    [
      "an address without end",
      `GET /${"x".repeat(20_000)} HTTP/1.1\r\n${host}\r\n`,
      431,
      "headers_too_large",
    ],
    [
      "a body without end",
      `POST /api/login HTTP/1.1\r\n${closing}Content-Type: application/json\r\nContent-Length: 99999999\r\n\r\n{`,
      413,
      "payload_too_large",
    ],
    [
      "an unknown content type",
      `POST /api/login HTTP/1.1\r\n${closing}Content-Type: text/xml\r\nContent-Length: 3\r\n\r\n<a>`,
      415,
      "unsupported_media_type",
    ],
  ])("%s", async (_what, bytes, status, code) => {
    const received = await sendRaw(bytes);
    expect(refusalIn(received)).toEqual({ status, code });
    expect(received.headers.get("connection")).toBe("close");
  });

  test("an unknown expectation is ignored", async () => {
    const received = await sendRaw(`GET /api/settings HTTP/1.1\r\n${closing}Expect: the-unexpected\r\n\r\n`);
    expect(received.status).toBe(200);
  });

  test("the refusal is in the log under the id that the answer names", async () => {
    log.length = 0;
    const { text } = await sendRaw(`VAGAR / HTTP/1.1\r\n${host}\r\n`);
    expect(log.join("")).toContain(String(JSON.parse(text).request_id));
  });

  test("a broken request behind a good one does not disturb the good one's answer", async () => {
    const good = `GET /api/settings HTTP/1.1\r\n${host}\r\n`;
    const received = await sendRaw(`${good}VAGAR / HTTP/1.1\r\n${host}\r\n`);
    expect([200, 400]).toContain(received.status);
    expect(() => void JSON.parse(received.text)).not.toThrow();
  });
});

// Node's own limits, of 60 seconds and more, are longer than a test may take: where ours are not in force, it fails.
describe("a slow caller's connection is closed", { timeout: 20_000 }, () => {
  test.each([
    ["does not finish the first line", "GET / HT"],
    ["does not finish the headers", `GET / HTTP/1.1\r\n${host}A: b\r\n`],
    [
      "does not finish the body",
      `POST /api/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 20\r\n\r\n{`,
    ],
    [
      "does not finish the chunks",
      `POST /api/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`,
    ],
  ])("a caller that %s", async (_what, bytes) => {
    const received = await sendRaw(bytes);
    expect(refusalIn(received)).toEqual({ status: 408, code: "request_timeout" });
  });

  test("a caller that sends no byte gets no answer, as browsers expect that connect in advance", async () => {
    expect(await sendRaw()).toMatchObject({ status: 0, text: "" });
  });

  const loginHead = `POST /api/login HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;
  test.each([
    ["of a header", `GET / HTTP/1.1\r\n${host}A: `, "x"],
    ["of a body", `${loginHead}Content-Length: 60000\r\n\r\n"`, "x"],
    ["of a chunk", `${loginHead}Transfer-Encoding: chunked\r\n\r\nfff\r\n"`, "x"],
    ["of a size of chunks", `${loginHead}Transfer-Encoding: chunked\r\n\r\n`, "1\r\nx\r\n"],
  ])("a caller that sends a byte %s now and then", async (_what, beginning, more) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    socket.write(beginning);
    const drip = setInterval(() => socket.write(more), 20);
    const received: Buffer[] = [];
    socket.on("data", (chunk) => void received.push(Buffer.from(chunk)));
    await new Promise((done) => socket.once("close", done));
    clearInterval(drip);
    expect(Buffer.concat(received).toString()).toMatch(/^HTTP\/1\.1 408 /);
  });

  test("a real server closes every slow connection after fifteen seconds and one more", async () => {
    await using real = await buildApp(createTestDeps(database));
    const { headersTimeout, requestTimeout } = real.server;
    expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 10_000, requestTimeout: 15_000 });
    expect(Reflect.get(real.server, "connectionsCheckingInterval")).toBe(1_000);
  });
});

describe("an address with broken percent encoding", () => {
  test.each([
    ["GET", "/api/jobs/%ff", 401, "unauthenticated"],
    ["GET", "/api/%", 404, "not_found"],
    ["GET", "/api/locations/states/%c3%28/municipalities", 400, "invalid_input"],
    ["GET", "/api/locations/states/%00/municipalities", 400, "invalid_input"],
    ["POST", "/api/login/%ff", 404, "not_found"],
    ["DELETE", "/%ff", 404, "not_found"],
    ["GET", `/api/locations/states/${"x".repeat(500)}/municipalities`, 404, "not_found"],
    ["POST", "/about", 404, "not_found"],
    ["GET", "/assets/%ff.js", 404, "not_found"],
  ])("%s %s is answered in the API's shape", async (method, path, status, code) => {
    const received = await sendRaw(`${method} ${path} HTTP/1.1\r\n${closing}\r\n`);
    expect(refusalIn(received)).toEqual({ status, code });
  });

  test.each(["/%ff", "/about%", "/%c0%ae%c0%ae/etc/passwd", "/%E0%A4%A"])(
    "%s gets the page for addresses that do not exist",
    async (path) => {
      const received = await sendRaw(`GET ${path} HTTP/1.1\r\n${closing}\r\n`);
      expect(received).toMatchObject({ status: 404, text: expect.stringContaining("lang=pt-BR>") });
      expect(received.headers.get("content-security-policy")).toContain("default-src 'self'");
    },
  );

  // A tunnel (CONNECT) is never opened: the server closes the connection. HEAD has no body to check.
  test.each(METHODS.filter((method) => method !== "CONNECT" && method !== "HEAD"))(
    "%s is refused in the API's shape where no route has this method",
    async (method) => {
      const received = await sendRaw(
        `${method} /api/account/nothing HTTP/1.1\r\n${closing}Content-Length: 0\r\n\r\n`,
      );
      // The body of QUERY is parsed before the route is looked up, and here it has none.
      expect(refusalIn(received).code).toBe(method === "QUERY" ? "invalid_input" : "not_found");
    },
  );
});

test("every page denies itself all browser features that the product never uses, but not the clipboard", async () => {
  for (const path of ["/", "/nothing", "/jobs"]) {
    const { headers } = await sendRaw(`GET ${path} HTTP/1.1\r\n${closing}\r\n`);
    const policy = headers.get("permissions-policy")?.split(", ") ?? [];
    for (const feature of ["camera", "microphone", "geolocation", "payment", "usb", "display-capture"])
      expect([path, policy]).toEqual([path, expect.arrayContaining([`${feature}=()`])]);
    expect(policy).toContain("clipboard-write=(self)");
    expect(policy.some((entry) => entry.startsWith("web-share"))).toBe(false);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  }
});

test("every other answer is taken for nothing else, can load nothing when it is opened as a page, and cannot be framed", async () => {
  const requests = [
    `GET /api/settings HTTP/1.1\r\n${closing}\r\n`,
    `GET /api/nothing HTTP/1.1\r\n${closing}\r\n`,
    `GET /assets/gone.js HTTP/1.1\r\n${closing}\r\n`,
    `GET /healthz HTTP/1.1\r\n${closing}\r\n`,
    `POST /about HTTP/1.1\r\n${closing}\r\n`,
    `VAGAR / HTTP/1.1\r\n${host}\r\n`,
  ];
  for (const request of requests) {
    const { headers } = await sendRaw(request);
    const said = ["x-content-type-options", "content-security-policy"].map((name) => headers.get(name));
    expect([request, ...said]).toEqual([request, "nosniff", "default-src 'none'; frame-ancestors 'none'"]);
  }
});

/**
 * @returns status and code of a refusal
 * @throws when it does not have the API's shape and the headers of an answer for one person
 */
function refusalIn({ status, headers, text }: RawReply): { status: number; code: string } {
  const { code } = refusalSchema.parse(JSON.parse(text));
  const said = ["content-type", "content-length", "cache-control", "x-content-type-options"];
  expect(said.map((name) => headers.get(name))).toEqual([
    "application/json; charset=utf-8",
    String(Buffer.byteLength(text)),
    "no-store",
    "nosniff",
  ]);
  return { status, code };
}
