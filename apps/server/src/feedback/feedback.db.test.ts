import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callApi } from "../../test/product/call-api.ts";
import { createPerson, type TestPerson } from "../../test/people/create-person.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { startSmtpServer } from "../../test/email/start-smtp-server.ts";
import { answerAccountRequests } from "../accounts/answer-account-requests.ts";
import { erasePerson } from "../personal-data/erase-person.ts";
import { exportAccount } from "../personal-data/export-account.ts";
import { buildApp } from "../app.ts";
import type { Database } from "../db/client.ts";
import { outboxEmails, users } from "../db/schema/accounts.ts";
import { createMailer } from "../email/mailer.ts";
import { forgetOldEmails } from "../email/forget-old-emails.ts";
import { listUnsentFeedback } from "../email/outbox.ts";
import { sendDueEmails } from "../email/send-due-emails.ts";
import { readConfig } from "../config/read-config.ts";
import { createLogger } from "../http/requests/log-safely.ts";
import { limitPolicy } from "../limits/limit-policy.ts";
import { sendFeedback } from "./send-feedback.ts";

let database: Database;
let deps: TestDeps;
let app: FastifyInstance;
let person: TestPerson;
let log: string[];

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.db.delete(outboxEmails);
  log = [];
  deps = createTestDeps(database, {
    config: readConfig({ SUPPORT_EMAIL: "atendimento@vagas.example" }),
    logger: createLogger("trace", { write: (line) => void log.push(line) }),
  });
  app = await buildApp(deps);
  person = await createPerson(deps);
});
afterAll(() => database.close());

function send(message: unknown, token: string | null = person.token, headers: Record<string, string> = {}) {
  return callApi(app, "POST", "/feedback", { body: { message }, headers, ...(token !== null && { token }) });
}

const waiting = () => database.db.select().from(outboxEmails);

test("a person's message goes to the support once, with their name and the address for an answer", async () => {
  expect(await send(" Gostei.\r\n\r\nFalta o meu portal. \n")).toEqual({
    status: 200,
    body: { success: true },
  });
  await sendDueEmails(deps);
  expect(deps.sent).toMatchObject([
    { recipient: "atendimento@vagas.example", replyTo: person.email, subject: "Opinião sobre o Vagou" },
  ]);
  const text = deps.sent[0]?.text;
  for (const words of ["Maria Silva", person.email, "\n\nGostei.\n\nFalta o meu portal.\n\n"]) {
    expect(text).toContain(words);
  }
});

test("a device that got no answer sends its message again, also after it went out, and the support reads it once", async () => {
  const again = { "idempotency-key": "mensagem-1" };
  expect(await send("Gostei.", person.token, again)).toEqual({ status: 200, body: { success: true } });
  expect(await send("Gostei.", person.token, again)).toEqual({ status: 200, body: { success: true } });
  expect(await waiting()).toHaveLength(1);
  await sendDueEmails(deps);
  expect((await send("Gostei.", person.token, again)).status).toBe(200);
  await sendDueEmails(deps);
  expect(deps.sent).toHaveLength(1);

  await send("Gostei.", person.token, { "idempotency-key": "mensagem-2" });
  const other = await createPerson(deps);
  expect((await send("Gostei.", other.token, again)).status).toBe(200);
  expect(await waiting()).toHaveLength(3);
});

test("a mail server gets the person's address as `Reply-To`", async () => {
  const server = await startSmtpServer();
  const mailer = createMailer({
    url: `smtp://127.0.0.1:${server.port}`,
    from: "Vagou <nao-responda@vagou.example>",
  });
  try {
    await send("Gostei.");
    expect(await sendDueEmails({ ...deps, mailer })).toBe(1);
  } finally {
    mailer.close();
    await server.close();
  }
  expect(server.received).toMatchObject([
    { recipients: ["atendimento@vagas.example"], replyTo: person.email },
  ]);
});

test("after it was sent no part of it is stored, and no part is ever logged", async () => {
  await send("Segredo meu.");
  expect(JSON.stringify(await waiting())).toContain("Segredo meu.");
  await sendDueEmails(deps);
  const [row] = await waiting();
  expect(row).toMatchObject({ recipient: "", subject: "", textBody: "", htmlBody: "", replyTo: null });
  expect(log.join("\n")).toContain('"path":"/api/feedback"');
  for (const secret of ["Segredo", person.email, "Maria Silva"]) expect(log.join("\n")).not.toContain(secret);
});

test("one that the support's mailbox refuses permanently stays readable, with the address for an answer, for 30 days", async () => {
  const server = await startSmtpServer({ refuse: () => ({ code: 550, text: "no such user" }) });
  const mailer = createMailer({
    url: `smtp://127.0.0.1:${server.port}`,
    from: "Vagou <nao-responda@vagou.example>",
  });
  try {
    await send("Ninguém me lê?");
    expect(await sendDueEmails({ ...deps, mailer })).toBe(0);
  } finally {
    mailer.close();
    await server.close();
  }
  const unsent = { replyTo: person.email, failedAt: deps.clock.now() };
  expect(await listUnsentFeedback(database.db, 10)).toMatchObject([unsent]);
  await sendDueEmails(deps);
  expect(deps.sent).toEqual([]);
  deps.clock.advance(30 * 24 * 3_600_000 + 1);
  await forgetOldEmails(deps);
  expect(await waiting()).toEqual([]);
});

test("the export has the words of the person that are still stored, and of our messages only the subject", async () => {
  await callApi(app, "POST", "/forgot-password", { body: { email: person.email } });
  await answerAccountRequests(deps);
  deps.clock.advance(1_000);
  await send("Falta o meu portal.");
  const { emails } = await exportAccount(deps, { actor: person });
  expect(emails).toMatchObject([
    { subject: "Crie uma nova senha no Vagou", text: null },
    { subject: "Opinião sobre o Vagou", text: expect.stringContaining("\n\nFalta o meu portal.\n\n") },
  ]);
});

test("a deletion also deletes the person's waiting messages, and no other person's", async () => {
  const other = await createPerson(deps);
  await send("Minha.");
  await send("De outra pessoa.", other.token);
  const exported = await exportAccount(deps, { actor: person });
  expect(exported.emails).toMatchObject([{ subject: "Opinião sobre o Vagou", sent_at: null }]);
  await database.db.transaction((tx) => erasePerson(tx, { id: person.userId, email: person.email }));
  expect((await waiting()).map(({ replyTo }) => replyTo)).toEqual([other.email]);
});

test("an account that was just deleted cannot send a message", async () => {
  await database.db.delete(users).where(eq(users.id, person.userId));
  await expect(
    sendFeedback(deps, {
      actor: person,
      text: "Ainda estou aqui",
      key: undefined,
      count: async () => {},
    }),
  ).rejects.toMatchObject({
    code: "unauthenticated",
  });
  expect(await waiting()).toEqual([]);
});

test.each([
  ["nothing", undefined],
  ["only blanks", " \n\t "],
  ["more than 2000 characters", "a".repeat(2_001)],
  ["a character that Postgres cannot store", "a\0b"],
  ["no text", 7],
])("%s is refused with the name of the field, and no message is sent", async (_what, message) => {
  const { status, body } = await send(message);
  expect({ status, code: body["code"] }).toEqual({ status: 400, code: "invalid_input" });
  expect(body["fields"]).toHaveProperty("message");
  expect(await waiting()).toEqual([]);
});

test("2000 characters are accepted, also when the browser ends lines with two characters", async () => {
  expect((await send("a\r\n".repeat(999) + "aa")).status).toBe(200);
});

test("a visitor is sent to log in", async () => {
  expect(await send("Gostei.", null)).toMatchObject({ status: 401, body: { code: "unauthenticated" } });
});

test("after a few messages in a row a person has to wait for an hour, and other people do not", async () => {
  deps = createTestDeps(database, { limits: { ...deps.limits, sendFeedback: limitPolicy.sendFeedback } });
  app = await buildApp(deps);
  for (let sent = 0; sent < 4; sent += 1) expect((await send("Gostei.")).status).toBe(200);
  expect((await send("  ")).status).toBe(400);
  expect(await send("Gostei muito.")).toMatchObject({
    status: 429,
    body: { error: "Muitas tentativas. Espere 1 hora e tente de novo.", retry_after_s: 3_600 },
  });
  expect(await waiting()).toHaveLength(4);
  expect((await send("Gostei.", (await createPerson(deps)).token)).status).toBe(200);
});

test("a message that a device sends again is no further one, also for a person who has to wait", async () => {
  deps = createTestDeps(database, { limits: { ...deps.limits, sendFeedback: limitPolicy.sendFeedback } });
  app = await buildApp(deps);
  const sendAs = async (key: string) =>
    (await send("Gostei.", person.token, { "idempotency-key": key })).status;
  for (let sent = 1; sent <= 4; sent += 1) {
    expect(await sendAs(`mensagem-${sent}`)).toBe(200);
    expect(await sendAs(`mensagem-${sent}`)).toBe(200);
  }
  expect(await sendAs("mensagem-5")).toBe(429);
  expect(await waiting()).toHaveLength(4);
});

test("a message that is sent again while the first call still runs takes one try, also the last free one", async () => {
  deps = createTestDeps(database, { limits: { ...deps.limits, sendFeedback: limitPolicy.sendFeedback } });
  app = await buildApp(deps);
  const copies = (key: string) =>
    Promise.all([1, 2, 3].map(() => send("Gostei.", person.token, { "idempotency-key": key })));
  for (let sent = 1; sent <= 4; sent += 1)
    expect((await copies(`mensagem-${sent}`)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await waiting()).toHaveLength(4);
  expect((await copies("mensagem-5")).map(({ status }) => status)).toEqual([429, 429, 429]);
});
