import { startGoogle, type GoogleStandIn } from "@vagou/standins/google/google";
import { endpoints } from "@vagou/contract/endpoints";
import { errorMessages } from "@vagou/contract/error-codes";
import { passwordMaxLength } from "@vagou/contract/password";
import type { EndpointName } from "@vagou/contract/paths";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createPerson, type TestPerson } from "../../test/create-person.ts";
import { createTestDatabase } from "../../test/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/create-test-deps.ts";
import { startTestProvider, type TestProvider } from "../../test/start-test-provider.ts";
import { testPayments } from "../../test/stripe-events.ts";
import { answerAccountRequests } from "../accounts/answer-account-requests.ts";
import { createIdentityProvider } from "../identity/create-identity-provider.ts";
import { isSessionOpen } from "../sessions/repository.ts";
import { buildApp } from "../app.ts";
import type { Database } from "../db/client.ts";
import { createLogger } from "./log-safely.ts";

// Every field of every call gets values that Postgres refuses, or that no column holds, instead of a valid value.

let database: Database;
let google: GoogleStandIn;
let portal: TestProvider;
let deps: TestDeps;
let app: FastifyInstance;
const log: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const redirectUri = "http://vagou.example/auth/google/callback";
  google = await startGoogle({ port: 0, redirectUri });
  portal = await startTestProvider();
  deps = createTestDeps(database, {
    logger: createLogger("warn", { write: (line) => void log.push(line) }),
    payments: testPayments,
    identityProvider: createIdentityProvider(google.client, { redirectUri }),
    providers: portal.providers,
    fetcher: portal.fetcher,
  });
  app = await buildApp(deps);
});
afterAll(async () => {
  await app.close();
  await portal.close();
  await google.close();
  await database.close();
});

const hostileTexts = [
  "\0",
  "a\0b",
  "\uD800",
  "\uDC00",
  "a\uD83Db",
  "\uDE00\uD83D",
  "\uFFFE",
  "",
  " ",
  "%00",
  "%",
  "__proto__",
  "' or 1=1 --",
  "not-a-uuid",
  "00000000-0000-0000-0000-00000000000g",
  "0000-01-01",
  "2027-02-29",
  "x".repeat(passwordMaxLength),
  "😀".repeat(5_000),
];
const hostileNumbers = [
  "2147483647",
  "2147483648",
  "-2147483649",
  "9007199254740993",
  "9223372036854775808",
  "1e400",
  "0",
  "-1",
  "-0",
  "1.5",
  "NaN",
  "Infinity",
  "0x10",
  "1e9",
  "null",
];

/** A valid value for each field of the contract, by its name, or by its call and name: with all of them a call passes its schema. */
const goodValues: Readonly<Record<string, unknown>> = {
  name: "Maria Silva",
  email: "maria@pessoa.example",
  password: "Abacaxi-2026!",
  new_password: "Abacaxi-2027!",
  current_password: "Abacaxi-2026!",
  refer_id: "abcdefghij",
  token: "t".repeat(43),
  browser_key: "k".repeat(43),
  code: "a-code",
  state: "PE",
  iss: "https://issuer.example",
  packageId: "basic",
  before: "7",
  limit: "20",
  message: "Gostei muito.",
  id: "gupy-0123456789abcdef",
  query: "auxiliar",
  keywords: ["auxiliar"],
  city: "Recife",
  services: ["gupy"],
  fresh: false,
  search_id: "8f14e45f-ceea-467f-a8f3-1f0c6f1f3b2a",
  search_term: "auxiliar",
  providers: ["gupy"],
  uf: "PE",
  "getSharedList.id": "A".repeat(22),
  handle: "0".repeat(64),
  seen: ["gupy-0123456789abcdef"],
  hidden: ["gupy-0123456789abcdef"],
  shown: ["gupy-0123456789abcdef"],
  posting_id: "gupy-0123456789abcdef",
  posting_ids: ["gupy-0123456789abcdef"],
  status: "applied",
  note: "Falei com a Ana.",
  next_step: "Entrevista",
  next_step_on: "2026-12-01",
};

type Part = "body" | "query" | "params";
type Call = Record<Part, Record<string, unknown>> & { headers: Record<string, string> };
type Attack = { what: string; call: Call };

const fieldsSchema = z.object({ properties: z.record(z.string(), z.unknown()) });

/** @returns the names of the fields that one part of a call has */
function fieldsOf(name: EndpointName, part: Part): string[] {
  const schemas: object & Partial<Record<Part, z.ZodType>> = { ...endpoints[name] };
  const schema = schemas[part];
  if (schema === undefined) return [];
  const described = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return Object.keys(fieldsSchema.parse(described).properties);
}

function goodCall(name: EndpointName): Call {
  const good = (part: Part) =>
    Object.fromEntries(
      fieldsOf(name, part).map((field) => {
        const value = goodValues[`${name}.${field}`] ?? goodValues[field];
        if (value === undefined) throw new Error(`give ${name}.${field} a good value`);
        return [field, value];
      }),
    );
  return { body: good("body"), query: good("query"), params: good("params"), headers: {} };
}

function attacksOn(name: EndpointName): Attack[] {
  const good = goodCall(name);
  const attacks: Attack[] = [];
  for (const part of ["body", "query", "params"] as const) {
    const asNumber = (text: string) => (part === "body" ? [text, Number(text)] : [text]);
    for (const [field, value] of Object.entries(good[part])) {
      const isNumber = /^\d+$/.test(String(value));
      const hostile: unknown[] = isNumber ? hostileNumbers.flatMap(asNumber) : [...hostileTexts];
      if (part === "body") hostile.push(2 ** 31, null, true, [], [["a\0b"]], {}, { "a\0b": "\uD800" });
      for (const bad of hostile) {
        const put = { ...good[part], [field]: Array.isArray(value) && typeof bad === "string" ? [bad] : bad };
        attacks.push({
          what: `${part}.${field} = ${JSON.stringify(bad).slice(0, 40)}`,
          call: { ...good, [part]: put },
        });
      }
    }
    for (const text of ["a\0b", "\uD800", "__proto__"]) {
      if (part === "params") continue;
      const put = { ...good[part], ...Object.fromEntries([[text, "1"]]) };
      attacks.push({ what: `another ${part} field ${JSON.stringify(text)}`, call: { ...good, [part]: put } });
    }
  }
  for (const header of ["idempotency-key", "user-agent", "x-forwarded-for", "authorization", "cookie"]) {
    // Node reads the bytes of a header as Latin-1. The second one is half of a surrogate pair in UTF-8.
    for (const text of ["%00", "\u00ed\u00a0\u0080", "Bearer a.b.c", "a=b; a=%ff", "1".repeat(4_000)])
      attacks.push({
        what: `${header}: ${text.slice(0, 40)}`,
        call: { ...good, headers: { [header]: text } },
      });
  }
  return attacks;
}

const errorSchema = z.strictObject({
  error: z.string(),
  message: z.string(),
  code: z.enum(Object.keys(errorMessages)),
  request_id: z.string().min(1),
  fields: z.record(z.string(), z.string()).optional(),
  retry_after_s: z.number().int().optional(),
});

/** Half of a surrogate pair cannot be encoded in UTF-8, so an address holds the replacement character instead. */
const inAddress = (text: unknown) => encodeURIComponent(String(text).toWellFormed());

async function send(name: EndpointName, { body, query, params, headers }: Call) {
  const { method, path } = endpoints[name];
  const { token } = await signedIn();
  const filled = path.replaceAll(/:(\w+)/g, (_, field: string) => inAddress(params[field]));
  const asked = Object.entries(query).map(([field, value]) => `${inAddress(field)}=${inAddress(value)}`);
  return app.inject({
    method,
    url: `/api${filled}?${asked.join("&")}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(fieldsOf(name, "body").length > 0 && { "content-type": "application/json" }),
      ...headers,
    },
    ...(fieldsOf(name, "body").length > 0 && { payload: JSON.stringify(body) }),
  });
}

let person: TestPerson | undefined;

/** The same person, until a call ends their session or account. */
async function signedIn(): Promise<TestPerson> {
  if (
    person !== undefined &&
    (await isSessionOpen(database.db, person.sessionId, person.userId, deps.clock.now()))
  )
    return person;
  person = await createPerson(deps, { bonus: 1_000 });
  return person;
}

const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);

test.each(names)(
  "%s passes its schema with valid values, so that the next test reaches the code behind it",
  async (name) => {
    const answer = await send(name, goodCall(name));
    expect(answer.json()).not.toMatchObject({ code: "invalid_input" });
  },
);

test.each(names)("%s answers hostile values, or refuses them in the API's shape", async (name) => {
  const wrong: unknown[] = [];
  for (const { what, call } of attacksOn(name)) {
    const answer = await send(name, call);
    if (!isWellAnswered(answer)) wrong.push([what, answer.statusCode, answer.body]);
  }
  expect(wrong).toEqual([]);
});

test.each([
  ["nothing", ""],
  ["null", "null"],
  ["a list", "[]"],
  ["no JSON", "{"],
  ["a prototype", '{"__proto__":{"email":"a@b.example"},"constructor":{"prototype":{}}}'],
  ["lists in lists", "[".repeat(30_000) + "]".repeat(30_000)],
  ["a field of lists in lists", `{"email":${"[".repeat(30_000)}${"]".repeat(30_000)}}`],
  ["no UTF-8", Buffer.from([0x22, 0xff, 0xfe, 0xed, 0xa0, 0x80, 0x22])],
  ["more than the size limit", `"${"x".repeat(70_000)}"`],
])(
  "a body of %s is answered, or refused in the API's shape, by every call with a body",
  async (_what, payload) => {
    const { token } = await signedIn();
    const wrong: unknown[] = [];
    for (const name of names.filter((candidate) => "body" in endpoints[candidate])) {
      const { method, path } = endpoints[name];
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      const answer = await app.inject({ method, url: `/api${path}`, headers, payload });
      if (!isWellAnswered(answer)) wrong.push([name, answer.statusCode, answer.body]);
    }
    expect(wrong).toEqual([]);
  },
);

test("the accepted requests are answered later without a failure", async () => {
  log.length = 0;
  await answerAccountRequests(deps);
  expect(log).toEqual([]);
});

/** Two calls need a third party: this package is not for sale here, and Google does not know the code. */
const expectedFailures = ["package_not_for_sale", "google_unavailable"];

function isWellAnswered({ statusCode, headers, body }: Answer): boolean {
  if (!String(headers["content-type"]).startsWith("application/json")) return false;
  if (statusCode < 400) return true;
  const refusal = errorSchema.safeParse(JSON.parse(body));
  return refusal.success && (statusCode < 500 || expectedFailures.includes(refusal.data.code));
}

type Answer = Awaited<ReturnType<typeof send>>;
