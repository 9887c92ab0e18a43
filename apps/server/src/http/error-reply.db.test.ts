import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { errorMessages } from "@vagou/contract/api/error-codes";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApi } from "../../test/product/call-api.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps } from "../../test/product/create-test-deps.ts";
import { buildApp } from "../app.ts";
import type { Database } from "../db/client.ts";

let database: Database;
let webFolder: string;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  webFolder = await mkdtemp(join(tmpdir(), "error-reply-"));
  await writeFile(join(webFolder, "index.html"), "<html lang=pt-BR>");
  app = await buildApp(createTestDeps(database), { webFolder });
});

afterAll(async () => {
  await app.close();
  await database.close();
  await rm(webFolder, { recursive: true });
});

test.each([
  ["GET", "/nothing"],
  ["POST", "/nothing"],
  ["GET", "/jobs/search/more"],
] as const)("%s %s, a call that does not exist, is answered as every error is", async (method, path) => {
  const { status, body } = await callApi(app, method, path);
  expect(status).toBe(404);
  const sentence = errorMessages.not_found;
  expect(body).toEqual({
    error: sentence,
    message: sentence,
    code: "not_found",
    request_id: expect.any(String),
  });
});

test("what is wrong with a field is said in the Portuguese of Brazil", async () => {
  const long = { token: "x".repeat(300), password: "x".repeat(300) };
  const { status, body } = await callApi(app, "POST", "/confirm-account", { body: long });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    fields: {
      token: "Grande demais: esperava que o texto tivesse <= 200 caracteres",
      password: "A senha pode ter até 200 caracteres",
    },
  });
});
