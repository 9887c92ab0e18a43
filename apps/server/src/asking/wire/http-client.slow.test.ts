import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { systemClock } from "../../clock.ts";
import { createHttpClient, type HttpClient } from "./http-client.ts";

// A portal that tries to make this server ask another one: a service on this machine, or in its network.

let portal: Server;
let neighbour: Server;
let portalPort: number;
let neighbourPort: number;
let location = "";
let asked = 0;

beforeAll(async () => {
  // Headers are bytes: those of the address in UTF-8.
  portal = createServer((_request, response) =>
    response.writeHead(302, { location: Buffer.from(location).toString("latin1") }).end(),
  );
  neighbour = createServer((_request, response) => {
    asked += 1;
    response.end("a secret");
  });
  portalPort = await listen(portal);
  neighbourPort = await listen(neighbour);
});
beforeEach(() => {
  asked = 0;
});
afterAll(() => {
  for (const server of [portal, neighbour]) {
    server.closeAllConnections();
    server.close();
  }
});

/** How an attacker may write the address of a service on this machine or in its network; PORT is the service's. */
const inside = [
  "http://127.0.0.1:PORT/",
  "http://127.1:PORT/",
  "http://2130706433:PORT/",
  "http://0x7f000001:PORT/",
  "http://0x7f.0.0.1:PORT/",
  "http://0177.0.0.1:PORT/",
  "http://017700000001:PORT/",
  "http://127.0.0.1.:PORT/",
  "http://0:PORT/",
  "http://0.0.0.0:PORT/",
  "http://127.8.8.8:PORT/",
  "http://localhost:PORT/",
  "http://LOCALHOST:PORT/",
  "http://localhost.:PORT/",
  "http://%6cocalhost:PORT/",
  "http://ｌocalhost:PORT/",
  "http://①②⑦.0.0.1:PORT/",
  "http://127。0。0。1:PORT/",
  "http://[::1]:PORT/",
  "http://[0:0:0:0:0:0:0:1]:PORT/",
  "http://[::]:PORT/",
  "http://[::ffff:127.0.0.1]:PORT/",
  "http://[::ffff:7f00:1]:PORT/",
  "http://[0:0:0:0:0:ffff:7f00:0001]:PORT/",
  "http://[::127.0.0.1]:PORT/",
  "http://[64:ff9b::127.0.0.1]:PORT/",
  "http://[64:ff9b:1::7f00:1]:PORT/",
  "http://[2002:7f00:1::]:PORT/",
  "http://portal.example@127.0.0.1:PORT/",
  "http://portal.example:80@127.0.0.1:PORT/",
  "http://portal.example%40127.0.0.1:PORT@127.0.0.1:PORT/",
  "http://127.0.0.1:PORT\\@portal.example/",
  "http://127.0.0.1:PORT#@portal.example/",
  "http:127.0.0.1:PORT/",
  "http:///127.0.0.1:PORT/",
  "//127.0.0.1:PORT/",
  "\\\\127.0.0.1:PORT\\",
  "\t//127.0.0.1:PORT/",
  "https://127.0.0.1:PORT/",
  "http://169.254.169.254/latest/meta-data/",
  "http://[fd00:ec2::254]/latest/meta-data/",
  "http://10.0.0.1/",
  "http://172.16.0.1/",
  "http://192.168.0.1/",
  "http://100.64.0.1/",
  "http://[fe80::1]/",
  "http://[fc00::1]/",
  "http://[fe80::1%25lo]/",
  "ftp://127.0.0.1/",
  "file:///etc/passwd",
  "gopher://127.0.0.1:PORT/_x",
  "data:text/plain,a",
  "unix:/var/run/docker.sock",
];

// A name that this machine cannot resolve, and an address that is a path of the portal, ask nothing inside either.
const refusal =
  /must not be asked|is not a public address|is not http|Invalid URL|ENOTFOUND|too many redirects/;

test.each(inside)("a portal's redirect to %s is not followed", async (target) => {
  await using client = clientFor("http://portal.example", `http://127.0.0.1:${portalPort}`);
  location = target.replaceAll("PORT", String(neighbourPort));
  await expect(ask(client, "http://portal.example/")).rejects.toThrow(refusal);
  expect(asked).toBe(0);
});

test("a stand-in on this machine opens its own port only, also when it is called by its name", async () => {
  for (const host of ["127.0.0.1", "localhost"]) {
    await using client = clientFor("http://portal.example", `http://${host}:${portalPort}`);
    location = `http://${host}:${neighbourPort}/`;
    await expect(ask(client, "http://portal.example/")).rejects.toThrow(/must not be asked/);
    expect(asked).toBe(0);
  }
});

test("an address inside is not asked either when it is the portal's own", async () => {
  await using client = clientFor("http://portal.example", `http://127.0.0.1:${portalPort}`);
  for (const target of [`http://localhost:${neighbourPort}/`, `http://127.0.0.1:${neighbourPort}/`])
    await expect(ask(client, target)).rejects.toThrow(refusal);
  expect(asked).toBe(0);
});

test("a request that met kept connections at their end is made again", async () => {
  await using moody = await startMoodyPortal({ answersOfConnection: 1 });
  await using client = clientFor("http://portal.example", moody.origin);
  for (let question = 0; question < 6; question += 1)
    expect(await ask(client, "http://portal.example/")).toMatchObject({ status: 200 });
  expect(moody.asked).toBeGreaterThan(6);
});

test("a form is never sent twice, and a portal that closes new connections is not asked once more", async () => {
  await using moody = await startMoodyPortal({ answersOfConnection: 1 });
  await using client = clientFor("http://portal.example", moody.origin);
  const failures: unknown[] = [];
  for (let question = 0; question < 6; question += 1)
    await ask(client, "http://portal.example/", "POST").catch((error: unknown) => failures.push(error));
  expect(failures).not.toEqual([]);
  expect(moody.asked).toBe(6);
  await using silent = await startMoodyPortal({ answersOfConnection: 0 });
  await using other = clientFor("http://portal.example", silent.origin);
  await expect(ask(other, "http://portal.example/")).rejects.toThrow(/closed/);
  expect(silent.asked).toBe(1);
});

type Moody = AsyncDisposable & { origin: string; readonly asked: number };

/** A portal that closes each connection at the first request after so many answers. */
async function startMoodyPortal({ answersOfConnection }: { answersOfConnection: number }): Promise<Moody> {
  const answersOf = new WeakMap<Socket, number>();
  let requests = 0;
  const server = createServer(({ socket }, response) => {
    requests += 1;
    const answers = answersOf.get(socket) ?? 0;
    answersOf.set(socket, answers + 1);
    if (answers === answersOfConnection) socket.end();
    else response.end("[]");
  });
  const port = await listen(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    get asked() {
      return requests;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

type Client = HttpClient & AsyncDisposable;

function clientFor(origin: string, standIn: string): Client {
  const client = createHttpClient({
    clock: systemClock,
    userAgent: "Vagou-test/1.0",
    originMap: new Map([[origin, standIn]]),
    standInsOnly: false,
  });
  return { ...client, [Symbol.asyncDispose]: () => client.close() };
}

function ask(client: HttpClient, url: string, method: "GET" | "POST" = "GET"): Promise<unknown> {
  return client.fetchReply({ step: "list", method, url, headers: {} }, AbortSignal.timeout(5_000));
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
