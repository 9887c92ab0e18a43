import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { callApi } from "../../test/product/call-api.ts";
import { createPerson } from "../../test/people/create-person.ts";
import { startTestProduct, type TestProduct } from "../../test/product/start-test-product.ts";
import { limitPolicy } from "../limits/limit-policy.ts";

let product: TestProduct;

beforeAll(async () => {
  const { reportCrash } = limitPolicy;
  product = await startTestProduct();
  Object.assign(product.deps, { limits: { ...product.deps.limits, reportCrash } });
});
afterAll(() => product.close());

const crash = { screen: "routes/profile", error: "TypeError", places: ["assets/profile-a1b2.js:1:2345"] };
const lineSchema = z.looseObject({ reqId: z.string(), crash: z.unknown() });

test("the operator finds a crash of the web app in the log under its support code, without the person", async () => {
  const { token, userId } = await createPerson(product.deps);
  const { status, body } = await callApi(product.app, "POST", "/crashes", { token, body: crash });
  expect(status).toBe(200);
  const [line = "{}"] = product.log;
  expect(lineSchema.parse(JSON.parse(line))).toMatchObject({ reqId: body["request_id"], crash });
  for (const personal of [userId, token, "127.0.0.1"]) expect(line).not.toContain(personal);
});

test.each([
  ["a message", { ...crash, message: "maria@pessoa.example is undefined" }],
  ["a sentence as its kind", { ...crash, error: "maria@pessoa.example" }],
  ["an address with a secret", { ...crash, screen: "/reset-password?token=abc" }],
  ["a place outside our scripts", { ...crash, places: ["https://vagou.example/lista/abc:1:2"] }],
  ["many places", { ...crash, places: Array.from({ length: 11 }, () => "assets/a.js:1:2") }],
])("a report with %s is refused", async (_what, body) => {
  const logged = product.log.length;
  expect((await callApi(product.app, "POST", "/crashes", { body })).body).toMatchObject({
    code: "invalid_input",
  });
  expect(product.log).toHaveLength(logged);
});

test("a browser that goes on reporting is refused for a while, so that it cannot fill the log", async () => {
  const statuses = new Set<number>();
  for (let time = 0; time < 35; time++)
    statuses.add((await callApi(product.app, "POST", "/crashes", { body: crash })).status);
  expect([...statuses]).toEqual([200, 429]);
});
