import { endpoints } from "@vagou/contract/api/endpoints";
import { operatorPaths } from "@vagou/contract/api/operator-paths";
import type { EndpointName } from "@vagou/contract/api/paths";
import bigList from "big-list-of-naughty-strings" with { type: "json" };
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createPerson, type TestPerson } from "../../test/people/create-person.ts";
import { makeOperator } from "../../test/people/make-operator.ts";
import { findInside } from "../../test/product/find-inside.ts";
import { naughtyStrings } from "../../test/product/naughty-strings.ts";
import { refusalSchema } from "../../test/product/refusal-schema.ts";
import { startTestProduct, type TestProduct } from "../../test/product/start-test-product.ts";
import {
  endpointNames,
  fieldsOf,
  parts,
  requestOf,
  validCall,
  type Part,
} from "../../test/product/valid-calls.ts";
import { answerAccountRequests } from "../accounts/answer-account-requests.ts";
import { isSessionOpen } from "../sessions/repository.ts";

// Every call gets requests that its own schema nearly describes: random ones and, where it takes texts, each naughty text.
// Calls of the operator's page come from an operator who has just shown a second factor, and name a person who exists.
// `hostile-values.db.test.ts` tries the values that Postgres refuses, one at a time.

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
  await createPerson(product.deps, { email: found.person, bonus: 40 });
});
afterAll(() => product.close());

/** The person whom operators' calls are about. */
const found = { person: "procurada@pessoa.example" };

const withInput = endpointNames.filter((name) => parts.some((part) => part in endpoints[name]));

/** For each call: about 7,000 together. Those that take nothing get odd queries and headers. */
const runs = Number(process.env["FUZZ_RUNS"] ?? 100);

test.each(endpointNames)("%s answers random input, or refuses it in the API's shape", async (name) => {
  const { token } = await callerOf(name);
  const property = fc.asyncProperty(requests(name), async (sent) => {
    const request = requestOf(name, validCall(name, { ...found, ...sent.path }), {
      token: sent.isSignedIn ? token : undefined,
    });
    const url = request.url.split("?")[0];
    const answer = await product.app.inject({
      ...request,
      url: `${url}${sent.query}`,
      headers: { ...request.headers, ...sent.headers },
      ...(request.payload !== undefined && { payload: sent.body }),
    });
    expect(faultOf(answer, JSON.stringify([sent, url, sent.body]))).toBeUndefined();
  });
  await fc.assert(property, { seed: 19, numRuns: runs });
});

test("the naughty texts are ours and the whole Big List of Naughty Strings", () => {
  expect(bigList.length).toBeGreaterThan(400);
  expect(bigList.filter((text) => !naughtyStrings.includes(text))).toEqual([]);
  expect(naughtyStrings.length).toBeGreaterThan(bigList.length + 200);
});

/** These compute a password's hash, which is meant to take long: each naughty text is in one of their fields, in turn. */
const slowCalls: readonly EndpointName[] = [
  "register",
  "logIn",
  "changePassword",
  "deleteAccount",
  "confirmSession",
];

// Up to 2,788 calls, which a busy machine needs long for.
test.each(withInput)(
  "%s answers every naughty text in its texts",
  async (name) => {
    const places = parts.flatMap((part) => textsOf(name, part).map((field) => ({ part, field })));
    const attacks = naughtyStrings.flatMap((text, index) =>
      places
        .filter((_, place) => !slowCalls.includes(name) || place === index % places.length)
        .map((place) => ({ ...place, text })),
    );
    const wrong: unknown[] = [];
    const send = async ({ part, field, text }: (typeof attacks)[number], token: string) => {
      const call = validCall(name, found);
      const put = { ...call, [part]: { ...call[part], [field]: text } };
      const fault = faultOf(await product.app.inject(requestOf(name, put, { token })), text);
      if (fault !== undefined) wrong.push([part, field, text.slice(0, 60), fault]);
    };
    for (let at = 0; at < attacks.length; at += sideBySide) {
      const { token } = await callerOf(name);
      await Promise.all(attacks.slice(at, at + sideBySide).map((attack) => send(attack, token)));
    }
    expect(wrong).toEqual([]);
  },
  60_000,
);

const sideBySide = 8;

test("what was accepted is read again, answered by e-mail and exported without a failure", async () => {
  const { token } = await signedIn();
  await answerAccountRequests(product.deps);
  for (const name of ["getAccount", "exportAccount", "listStatement", "listSavedVacancies"] as const) {
    const answer = await product.app.inject(requestOf(name, validCall(name), { token }));
    expect([name, answer.statusCode]).toEqual([name, 200]);
  }
  expect(product.log.filter((line) => !isExpectedFailure(line))).toEqual([]);
});

type Sent = {
  path: Record<string, unknown>;
  query: string;
  body: string;
  headers: Record<string, string>;
  isSignedIn: boolean;
};

const jsonSchema = z.object({
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  items: z.unknown().optional(),
  maxLength: z.number().optional(),
  maxItems: z.number().optional(),
});

const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...naughtyStrings) },
  { weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 60 }) },
  // Every code point of Unicode, and halves of surrogate pairs.
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
      .map((units) => String.fromCharCode(...units)),
  },
);

/** @returns values round those that a field's schema allows */
function shaped(schema: unknown, depth = 0): fc.Arbitrary<unknown> {
  const { type, enum: values, anyOf, items, maxLength = 60, maxItems = 10 } = jsonSchema.parse(schema);
  if (values !== undefined) return fc.constantFrom(...values);
  if (anyOf !== undefined && depth < 3) return fc.oneof(...anyOf.map((one) => shaped(one, depth + 1)));
  if (type === "string") {
    const longest = Math.min(maxLength, 6_000);
    return fc.oneof(
      anyText,
      fc.constantFrom("x".repeat(longest), "x".repeat(longest + 1), "ã".repeat(longest)),
    );
  }
  if (type === "integer" || type === "number")
    return fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.double(), fc.constantFrom(0, -1, 2 ** 31, 2 ** 53));
  if (type === "boolean") return fc.boolean();
  if (type === "array" && items !== undefined && depth < 3) {
    const longest = Math.min(maxItems, 600);
    return fc.oneof(
      fc.array(shaped(items, depth + 1), { maxLength: 12 }),
      fc.integer({ min: longest, max: longest + 1 }).map((length) => Array.from({ length }, () => "gupy")),
    );
  }
  return fc.jsonValue({ maxDepth: 3 });
}

/** Keys that an object of JavaScript has of its own, and fields of no call. */
const oddKeys = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "",
  "a.b",
  "0",
  "id",
  "userId",
];

/** @returns the fields of a part: most of them valid, some missing, some twice, some of no call */
function fields(name: EndpointName, part: Part): fc.Arbitrary<[string, unknown][]> {
  const valid = validCall(name, found)[part];
  const known = Object.entries(fieldsOf(name, part)).map(([field, schema]) =>
    fc
      .oneof(
        { weight: 6, arbitrary: fc.constant(valid[field]) },
        { weight: 4, arbitrary: shaped(schema) },
        { weight: 1, arbitrary: anyText },
        { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
      )
      .map((value): [string, unknown] => [field, value]),
  );
  const odd = fc.tuple(
    fc.oneof(fc.constantFrom(...oddKeys, ...Object.keys(valid)), anyText),
    fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constant({ isAdmin: true, __proto__: null })),
  );
  return fc
    .tuple(
      fc.tuple(...known.map((field) => fc.option(field, { freq: 8, nil: undefined }))),
      fc.oneof(
        { weight: 5, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.array(odd, { maxLength: 3 }) },
      ),
    )
    .map(([own, others]) => [...own.filter((entry) => entry !== undefined), ...others]);
}

/** JSON texts that no `JSON.stringify` writes: a key twice, `__proto__` as a key, numbers without end, great depth. */
function bodies(name: EndpointName): fc.Arbitrary<string> {
  const write = (entries: [string, unknown][]) =>
    `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(",")}}`;
  const written = fields(name, "body").map(write);
  const value = fc.constantFrom(
    "1e400",
    "-0",
    "1E-999",
    "9".repeat(400),
    "[".repeat(900) + "]".repeat(900),
    "{}",
  );
  const field = fc.constantFrom("__proto__", ...Object.keys(fieldsOf(name, "body")));
  return fc.oneof(
    { weight: 12, arbitrary: written },
    { weight: 2, arbitrary: fc.tuple(field, value).map(([key, text]) => `{${JSON.stringify(key)}:${text}}`) },
    { weight: 1, arbitrary: fc.tuple(written, fc.nat(200)).map(([text, at]) => text.slice(0, at)) },
    { weight: 1, arbitrary: fc.tuple(anyText, written).map(([text, json]) => text + json) },
    { weight: 1, arbitrary: fc.jsonValue().map((json) => JSON.stringify(json)) },
  );
}

/** @returns the end of an address from `?` on: fields once, several times, or in brackets, encoded in good and bad ways */
function queries(name: EndpointName): fc.Arbitrary<string> {
  const written = fields(name, "query").map((entries) =>
    entries.map(([key, value]) => `${encode(key)}=${encode(inText(value))}`),
  );
  const odd = fc.constantFrom(
    "%",
    "%ff=%fe",
    "a[b][c]=1",
    "limit[]=1",
    "limit=1&limit=2",
    "&&&",
    "=",
    "__proto__[a]=1",
    "+",
  );
  return fc
    .tuple(written, fc.option(odd, { freq: 4, nil: undefined }))
    .map(([entries, other]) => `?${[...entries, ...(other === undefined ? [] : [other])].join("&")}`);
}

const oddHeaders = fc.constantFrom<Record<string, string>>(
  {},
  {},
  {},
  { "idempotency-key": "a".repeat(101) },
  { "idempotency-key": "%00%ff" },
  { "idempotency-key": "8f14e45f-ceea" },
  { "content-type": "application/json; charset=utf-16" },
  { "content-type": "text/plain" },
  { "content-type": "application/x-www-form-urlencoded" },
  { "content-type": "multipart/form-data; boundary=a" },
  { "content-type": 'a/b; c="' },
  { "content-encoding": "gzip" },
  { "accept-encoding": "gzip;q=-1, *;q=9, zstd;q=nan" },
  { "x-http-method-override": "DELETE" },
  { "x-forwarded-for": "' or 1=1, ::ffff:1, 999.1.1.1" },
  { cookie: 'a=%; __proto__=1; a; =; vagou="' },
  { authorization: "Basic YTpi" },
  { authorization: "Bearer " },
  { "user-agent": "a".repeat(4_000) },
  { accept: "text/html" },
);

function requests(name: EndpointName): fc.Arbitrary<Sent> {
  return fc.record({
    path: fields(name, "params").map((entries) =>
      Object.fromEntries(
        entries.filter(([key]) => key !== "__proto__").map(([key, value]) => [key, inText(value)]),
      ),
    ),
    query: queries(name),
    body: bodies(name),
    headers: oddHeaders,
    isSignedIn: fc.oneof(
      { weight: 9, arbitrary: fc.constant(true) },
      { weight: 1, arbitrary: fc.constant(false) },
    ),
  });
}

const inText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** @returns the names of the fields that take a text of the caller's choice */
function textsOf(name: EndpointName, part: Part): string[] {
  return Object.entries(fieldsOf(name, part))
    .filter(([, schema]) => {
      const { type, enum: values, anyOf } = jsonSchema.parse(schema);
      return (type === "string" || anyOf !== undefined) && values === undefined;
    })
    .map(([field]) => field);
}

/** Two calls need a third party: this package is not for sale here, and Google does not know the code. */
const expectedFailures = ["package_not_for_sale", "google_unavailable"];
/** A crash of a browser, as these calls invent them, is a line of the log. */
const expectedLines = [...expectedFailures, "the web app stopped in a browser"];
const isExpectedFailure = (line: string) => expectedLines.some((part) => line.includes(part));

/** @returns what is wrong with an answer to `sent`; undefined when nothing is */
function faultOf(
  { statusCode, headers, body }: Awaited<ReturnType<typeof product.app.inject>>,
  sent: string,
): string | undefined {
  const fault = (what: string) => `${what}: ${statusCode} ${body.slice(0, 300)}`;
  if (!String(headers["content-type"]).startsWith("application/json")) return fault("no JSON");
  if (headers["cache-control"] === undefined || headers["x-content-type-options"] !== "nosniff")
    return fault("without its headers");
  if (statusCode < 400) return undefined;
  const leaked = findInside(body, sent);
  if (leaked !== undefined) return fault(`leaks ${leaked}`);
  const refusal = refusalSchema.safeParse(JSON.parse(body));
  if (!refusal.success) return fault("not the shape of errors");
  if (statusCode >= 500 && !expectedFailures.includes(refusal.data.code)) return fault("a failure");
  return undefined;
}

/** @returns who may make a call: an operator for those of the page */
async function callerOf(name: EndpointName): Promise<TestPerson> {
  return name in operatorPaths ? signedInOperator() : signedIn();
}

let operator: TestPerson | undefined;

async function signedInOperator(): Promise<TestPerson> {
  if (operator !== undefined) return operator;
  operator = await createPerson(product.deps);
  await makeOperator(product.deps, operator);
  return operator;
}

let person: TestPerson | undefined;

/** The same person, until a call ends their session or account. */
async function signedIn(): Promise<TestPerson> {
  const { db, clock } = product.deps;
  if (person !== undefined && (await isSessionOpen(db, person.sessionId, person.userId, clock.now())))
    return person;
  person = await createPerson(product.deps, { bonus: 1_000_000 });
  return person;
}
