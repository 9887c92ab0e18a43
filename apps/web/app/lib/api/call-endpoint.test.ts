import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ErrorCode } from "@vagou/contract/api/error-codes";
import { isTokenExpired } from "../session/token-expiry.ts";
import { CallError, createCallEndpoint, sentenceOf, supportCodeOf } from "./call-endpoint.ts";

const nowMs = 1_800_000_000_000;
const good = tokenExpiringAt(nowMs + 60_000);
const longExpired = tokenExpiringAt(nowMs - 6 * 60_000);

let server: Server;
let baseUrl = "";
let token: string | null = null;
let endedSessions = 0;
let received: {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingMessage["headers"];
  body: string;
}[] = [];
let answer: (response: ServerResponse) => void = () => {};

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      received.push({ method: request.method, url: request.url, headers: request.headers, body });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  baseUrl = typeof address === "object" && address !== null ? `http://127.0.0.1:${address.port}/api` : "";
});
afterAll(() => server.close());
beforeEach(() => {
  token = null;
  endedSessions = 0;
  received = [];
  answer = json(200, {});
});

describe("a call", () => {
  it("carries method, path, body, bearer token and idempotency key", async () => {
    token = good;
    answer = json(200, { services: [], remaining_credits: 33 });
    const reply = await call()("searchJobs", {
      body: { query: "vendas", services: ["gupy"] },
      idempotencyKey: "k1",
    });
    expect(reply.remaining_credits).toBe(33);
    expect(received).toMatchObject([
      {
        method: "POST",
        url: "/api/jobs/search",
        headers: { authorization: `Bearer ${good}`, "idempotency-key": "k1" },
        body: '{"query":"vendas","services":["gupy"]}',
      },
    ]);
  });

  it("reads another form that it asked for, and JSON from a server that does not know that form", async () => {
    const form = {
      type: "application/vnd.vagou.count",
      read: (text: string) => ({ services: [], remaining_credits: Number(text) }),
    };
    answer = reply(200, form.type, "33");
    expect(await call()("searchJobs", { form })).toMatchObject({ remaining_credits: 33 });
    answer = json(200, { services: [], remaining_credits: 34 });
    expect(await call()("searchJobs", { form })).toMatchObject({ remaining_credits: 34 });
    expect(received.map(({ headers }) => headers.accept)).toEqual(
      Array(2).fill("application/vnd.vagou.count, application/json"),
    );
  });

  it("puts parameters into the path, escaped", async () => {
    answer = json(200, []);
    await call()("listMunicipalities", { params: { uf: "P/E" } });
    expect(received[0]?.url).toBe("/api/locations/states/P%2FE/municipalities");
  });
});

describe("a refused call", () => {
  it("repeats the server's sentence, code and fields", async () => {
    answer = json(403, {
      error: "Confirme seu e-mail antes de entrar.",
      code: "email_not_confirmed",
      fields: { email: "x" },
    });
    const error = await failureOf(call()("logIn", { body: { email: "a@b", password: "x" } }));
    expect(error).toMatchObject({
      status: 403,
      code: "email_not_confirmed",
      fields: { email: "x" },
      isRefusal: true,
    });
    expect(sentenceOf(error, "Falha ao fazer login")).toBe("Confirme seu e-mail antes de entrar.");
  });

  it("without a readable body falls back to the screen's own sentence", async () => {
    answer = reply(500, "application/json", "null");
    expect(sentenceOf(await failureOf(call()("logIn")), "Falha ao fazer login")).toBe("Falha ao fazer login");
    answer = reply(500, "application/json", "{oops");
    expect(sentenceOf(await failureOf(call()("logIn")), "Falha ao fazer login")).toBe("Falha ao fazer login");
  });
});

describe("a 401", () => {
  beforeEach(() => {
    token = good;
    answer = json(401, { error: "Sua sessão expirou.", code: "unauthenticated" });
  });

  it("ends the session", async () => {
    await failureOf(call()("searchJobs"));
    expect(endedSessions).toBe(1);
  });

  it.each([
    ["another one has replaced", tokenExpiringAt(nowMs + 120_000)],
    ["the person has ended", null],
  ])("of a session that %s meanwhile ends nothing", async (_, next) => {
    const late = failureOf(call()("searchJobs"));
    token = next;
    expect(await late).toMatchObject({ status: 401 });
    expect(endedSessions).toBe(0);
  });

  it.each(["getTokens", "refreshTokens", "claimDaily", "logIn", "register"] as const)(
    "from %s does not",
    async (name) => {
      expect(await failureOf(call()(name))).toMatchObject({ status: 401 });
      expect(endedSessions).toBe(0);
    },
  );
});

describe("a token expired for more than 5 minutes", () => {
  it("ends the session and aborts before anything is sent", async () => {
    token = longExpired;
    expect(await failureOf(call()("searchJobs"))).toMatchObject({ message: "Token expired" });
    expect(endedSessions).toBe(1);
    expect(received).toEqual([]);
  });

  it("holds back the calls that began with the first", async () => {
    token = longExpired;
    const callOfThisPage = call();
    await failureOf(callOfThisPage("searchJobs"));
    token = null;
    await failureOf(callOfThisPage("searchJobs"));
    expect(received).toEqual([]);
    expect(endedSessions).toBe(1);
    token = good;
    await callOfThisPage("searchJobs");
    expect(received).toHaveLength(1);
  });

  it("does not hold back tokens, login and register", async () => {
    token = longExpired;
    for (const name of ["getTokens", "logIn", "register"] as const) await call()(name);
    expect(received).toHaveLength(3);
    expect(endedSessions).toBe(0);
  });

  it.each([
    "getSettings",
    "confirmAccount",
    "forgotPassword",
    "resetPassword",
    "checkResetLink",
    "finishGoogle",
  ] as const)("does not hold back %s, which needs no session", async (name) => {
    token = longExpired;
    await call()(name);
    expect(received).toHaveLength(1);
    expect(endedSessions).toBe(0);
  });
});

describe("an HTML page instead of JSON", () => {
  it("is an invalid answer when it comes as a success", async () => {
    token = good;
    answer = reply(200, "text/html; charset=utf-8", "<!doctype html>");
    expect(await failureOf(call()("getTokens"))).toMatchObject({
      message: "Invalid server response",
      isRefusal: false,
    });
    expect(endedSessions).toBe(0);
  });

  it("ends the session when it comes as an error", async () => {
    token = good;
    answer = reply(502, "text/html", "<h1>Bad Gateway</h1>");
    const error = await failureOf(call()("getTokens"));
    expect(error).toMatchObject({ message: "Server error occurred" });
    expect(sentenceOf(error, "Erro ao buscar vagas")).toBe("Erro ao buscar vagas");
    expect(endedSessions).toBe(1);
  });

  it("ends no session when no person is signed in", async () => {
    answer = reply(502, "text/html", "<h1>Bad Gateway</h1>");
    expect(await failureOf(call()("logIn"))).toMatchObject({ message: "Server error occurred" });
    expect(endedSessions).toBe(0);
  });
});

describe("the code for the support", () => {
  const requestId = "7c1e7a52-6c1f-4d0e-9f3a-2f0f7f1d2b11";
  const codeAfter = async (status: number, code: ErrorCode) => {
    answer = json(status, { error: "x", message: "x", code, request_id: requestId });
    return supportCodeOf(await failureOf(call()("logIn")));
  };

  it("is the id of the request when the server failed", async () => {
    expect(await codeAfter(500, "internal")).toBe(requestId);
    expect(await codeAfter(503, "unavailable")).toBe(requestId);
  });

  it("is not given with a refusal that says what to do", async () => {
    expect(await codeAfter(401, "invalid_credentials")).toBeNull();
    expect(await codeAfter(429, "too_many_requests")).toBeNull();
    expect(await codeAfter(503, "overloaded")).toBeNull();
  });

  it("is unknown where another server answered, or none", async () => {
    answer = reply(502, "text/html", "<h1>Bad Gateway</h1>");
    expect(supportCodeOf(await failureOf(call()("logIn")))).toBeNull();
    expect(supportCodeOf(new TypeError("fetch failed"))).toBeNull();
  });
});

function call() {
  return createCallEndpoint({
    baseUrl,
    readToken: () => token,
    endSession: () => {
      endedSessions += 1;
    },
    isSessionOver: (sent) => isTokenExpired(sent, nowMs),
  });
}

async function failureOf(promise: Promise<unknown>): Promise<CallError> {
  const error: unknown = await promise.then(
    () => "it answered",
    (reason: unknown) => reason,
  );
  if (error instanceof CallError) return error;
  throw new Error(`expected a CallError, got ${String(error)}`);
}

function json(status: number, body: unknown) {
  return reply(status, "application/json", JSON.stringify(body));
}

function reply(status: number, contentType: string, body: string) {
  return (response: ServerResponse) => response.writeHead(status, { "content-type": contentType }).end(body);
}

function tokenExpiringAt(ms: number): string {
  return `e30.${Buffer.from(JSON.stringify({ exp: ms / 1000 })).toString("base64url")}.c2ln`;
}
