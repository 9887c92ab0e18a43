import { once } from "node:events";
import { createServer } from "node:net";
import { startMailbox, type Mailbox } from "@vagou/standins/mailbox/mailbox";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { localhostCertificate } from "../../test/product/localhost-certificate.ts";
import {
  startSmtpServer,
  type SmtpServer,
  type SmtpServerOptions,
} from "../../test/email/start-smtp-server.ts";
import type { Database } from "../db/client.ts";
import { outboxEmails } from "../db/schema/accounts.ts";
import { forgetOldEmails } from "./forget-old-emails.ts";
import { createMailer, type Mailer } from "./mailer.ts";
import { confirmAccountMessage } from "./messages/confirm-account.ts";
import { enqueueEmail } from "./outbox.ts";
import { sendDueEmails } from "./send-due-emails.ts";

let database: Database;
let deps: TestDeps;
let closers: AsyncDisposableStack;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  closers = new AsyncDisposableStack();
  deps = createTestDeps(database);
  await database.db.delete(outboxEmails);
});
afterEach(() => closers.disposeAsync());
afterAll(() => database.close());

const message = confirmAccountMessage({
  operator: { identity: "Vagas Ltda.", supportEmail: "ajuda@vagas.example" },
  name: "Zoë <b>D’Ávila",
  link: "http://vagou.example/confirm-account?token=abc&x=1",
  confirmationCredits: 200,
  friendCredits: 0,
});

function enqueue(recipient = "zoe@correio.example") {
  return deps.db.transaction((tx) => enqueueEmail(tx, { recipient, message, at: deps.clock.now() }));
}

async function startServer(options: SmtpServerOptions = {}): Promise<SmtpServer> {
  const server = await startSmtpServer(options);
  closers.defer(() => server.close());
  return server;
}

/** Sends the due messages through the mail server at `url`. @returns how many were sent */
function sendThrough(url: string): Promise<number> {
  const mailer = createMailer({ url, from: "Vagou <nao-responda@vagou.example>" });
  closers.defer(() => mailer.close());
  return sendDueEmails({ ...deps, mailer });
}

/** Acts like a process that is killed while it sends its first message: afterwards it does nothing more. */
function sendAndDie(send: Mailer["send"]): void {
  const testEnd = Promise.withResolvers<never>();
  let isDead = false;
  const mailer: Mailer = {
    send: async (email) => {
      isDead = true;
      await send(email);
      await testEnd.promise;
    },
    close: () => {},
  };
  const clock = { now: () => (isDead ? new Date(0) : deps.clock.now()) };
  const process = sendDueEmails({ ...deps, clock, mailer });
  closers.defer(async () => {
    testEnd.reject(new Error("killed"));
    await process;
  });
}

const rows = () => database.db.select().from(outboxEmails);

/** The query of SMTP_URL that makes our own certificate trusted. */
const trustOurCertificate = `tls.ca=${encodeURIComponent(localhostCertificate.cert)}`;

test("a message with any characters in the name arrives as text and as HTML", async () => {
  const mailbox = await openMailbox();
  await enqueue();
  expect(await sendThrough(mailbox.smtpUrl)).toBe(1);
  const [mail] = await listMessages(mailbox);
  expect(mail).toMatchObject({ to: "zoe@correio.example", subject: "Confirme seu e-mail no Vagou" });
  expect(mail?.text).toContain("Olá, Zoë <b>D’Ávila.");
  expect(mail?.text).toContain("http://vagou.example/confirm-account?token=abc&x=1");
  expect(mail?.html).toContain("Zoë &lt;b&gt;D’Ávila");
  expect(mail?.html).toContain('href="http://vagou.example/confirm-account?token=abc&amp;x=1"');
});

test.each([
  ["by STARTTLS", "starttls", "smtp"],
  ["from the first byte", "implicit", "smtps"],
] as const)(
  "a mail server that encrypts %s gets its messages that way, logged in",
  async (_how, encryption, scheme) => {
    const server = await startServer({ encryption, account: { user: "vagou", password: "s3cr&t/" } });
    await enqueue();
    expect(
      await sendThrough(`${scheme}://vagou:s3cr%26t%2F@localhost:${server.port}?${trustOurCertificate}`),
    ).toBe(1);
    expect(server.received).toMatchObject([
      { recipients: ["zoe@correio.example"], encrypted: true, user: "vagou" },
    ]);
  },
);

test("a mail server without a valid certificate gets no message", async () => {
  const server = await startServer({ encryption: "implicit" });
  await enqueue();
  expect(await sendThrough(`smtps://localhost:${server.port}`)).toBe(0);
  expect(server.received).toEqual([]);
  expect(await rows()).toMatchObject([{ failedAt: null, attempts: 1 }]);
});

test("a mail server on another machine gets no message without encryption, unless the operator allows it", async () => {
  const server = await startServer({ encryption: "none" });
  await enqueue();
  // An address of this machine that does not look like one.
  const elsewhere = `smtp://0.0.0.0:${server.port}`;
  expect(await sendThrough(elsewhere)).toBe(0);
  expect(server.received).toEqual([]);
  deps.clock.advance(60_000);
  expect(await sendThrough(`${elsewhere}?requireTLS=false`)).toBe(1);
});

test("with a wrong password messages wait until the operator has corrected it", async () => {
  const server = await startServer({ encryption: "starttls", account: { user: "vagou", password: "right" } });
  await enqueue();
  const url = (password: string) =>
    `smtp://vagou:${password}@localhost:${server.port}?${trustOurCertificate}`;
  expect(await sendThrough(url("wrong"))).toBe(0);
  expect(await rows()).toMatchObject([{ failedAt: null, lastError: "EAUTH" }]);
  deps.clock.advance(60_000);
  expect(await sendThrough(url("right"))).toBe(1);
});

test("a message to a recipient that does not exist is given up and does not delay the others", async () => {
  const server = await startServer({
    refuse: (recipient) =>
      recipient.startsWith("unknown@") ? { code: 550, text: `no such user: ${recipient}` } : undefined,
  });
  await enqueue("unknown@correio.example");
  await enqueue("zoe@correio.example");
  expect(await sendThrough(`smtp://127.0.0.1:${server.port}`)).toBe(1);
  deps.clock.advance(48 * 3_600_000);
  expect(await sendThrough(`smtp://127.0.0.1:${server.port}`)).toBe(0);
  expect(server.received.map(({ recipients }) => recipients)).toEqual([["zoe@correio.example"]]);
  const givenUp = (await rows()).find(({ failedAt }) => failedAt !== null);
  expect(givenUp).toMatchObject({ recipient: "", subject: "", textBody: "", htmlBody: "" });
});

test("a full mailbox is tried again", async () => {
  let full = true;
  const server = await startServer({
    refuse: () => (full ? { code: 452, text: "mailbox full" } : undefined),
  });
  const url = `smtp://127.0.0.1:${server.port}`;
  await enqueue();
  expect(await sendThrough(url)).toBe(0);
  full = false;
  expect(await sendThrough(url)).toBe(0);
  deps.clock.advance(5_000);
  expect(await sendThrough(url)).toBe(1);
});

test("no message is lost while a mail server is down", async () => {
  const before = await startSmtpServer();
  const url = `smtp://127.0.0.1:${before.port}`;
  await before.close();
  await enqueue("a@correio.example");
  await enqueue("b@correio.example");
  for (let hour = 0; hour < 5; hour += 1) {
    expect(await sendThrough(url)).toBe(0);
    deps.clock.advance(3_600_000);
  }
  const after = await startServer({ port: before.port });
  expect(await sendThrough(url)).toBe(2);
  expect(after.received.flatMap(({ recipients }) => recipients).sort()).toEqual([
    "a@correio.example",
    "b@correio.example",
  ]);
});

test("a message that the server took without an answer is sent again, with the same id", async () => {
  let dies = true;
  const server = await startServer({ hangUpAfterMessage: () => dies });
  const url = `smtp://127.0.0.1:${server.port}`;
  await enqueue();
  expect(await sendThrough(url)).toBe(0);
  dies = false;
  deps.clock.advance(60_000);
  expect(await sendThrough(url)).toBe(1);
  const ids = server.received.map(({ messageId }) => messageId);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toMatch(/^<[\w-]+@vagou\.example>$/);
});

test("a message whose process died while sending it is sent by another one after a minute", async () => {
  const mailbox = await openMailbox();
  await enqueue();
  sendAndDie(async () => {});
  await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
  expect(await sendThrough(mailbox.smtpUrl)).toBe(0);
  deps.clock.advance(60_000);
  expect(await sendThrough(mailbox.smtpUrl)).toBe(1);
});

test("a message is sent once, also when several servers empty the outbox together", async () => {
  const server = await startServer();
  const url = `smtp://127.0.0.1:${server.port}`;
  const recipients = Array.from({ length: 5 }, (_, index) => `p${index}@correio.example`);
  await Promise.all(recipients.map((recipient) => enqueue(recipient)));
  await Promise.all([sendThrough(url), sendThrough(url), sendThrough(url)]);
  expect(server.received.flatMap((mail) => mail.recipients).sort()).toEqual(recipients);
});

test("to a slow mail server five messages are sent at once, the oldest first, and never more", async () => {
  const underWay = new Set<string>();
  let mostAtOnce = 0;
  const open = Promise.withResolvers<void>();
  const server = await startServer({
    beforeTaken: async ([recipient = ""]) => {
      underWay.add(recipient);
      mostAtOnce = Math.max(mostAtOnce, underWay.size);
      await open.promise;
      underWay.delete(recipient);
    },
  });
  const recipients = Array.from({ length: 12 }, (_, index) => `p${10 + index}@correio.example`);
  for (const recipient of recipients) {
    await enqueue(recipient);
    deps.clock.advance(1);
  }
  const sending = sendThrough(`smtp://127.0.0.1:${server.port}`);
  await expect.poll(() => [...underWay].sort(), { timeout: 5_000 }).toEqual(recipients.slice(0, 5));
  open.resolve();
  expect(await sending).toBe(12);
  expect(mostAtOnce).toBe(5);
  expect(server.received.flatMap((mail) => mail.recipients).sort()).toEqual(recipients);
});

test("a message that hangs does not delay the messages after it", async () => {
  const open = Promise.withResolvers<void>();
  const server = await startServer({
    beforeTaken: async ([recipient]) => (recipient === "slow@correio.example" ? open.promise : undefined),
  });
  await enqueue("slow@correio.example");
  const sending = sendThrough(`smtp://127.0.0.1:${server.port}`);
  await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
  await enqueue("later@correio.example");
  const taken = () => server.received.flatMap(({ recipients }) => recipients);
  await expect.poll(taken, { timeout: 5_000 }).toEqual(["later@correio.example"]);
  open.resolve();
  expect(await sending).toBe(2);
});

test("a mail server that never finishes its answer is given up before another process sends the message", async () => {
  const chatter = createServer((socket) => {
    socket.on("error", () => {});
    socket.write("220 hello\r\n");
    // It never pauses, so that only the deadline of the message can end it.
    socket.once("data", () => {
      const talk = setInterval(() => socket.write("2"), 10);
      socket.once("close", () => clearInterval(talk));
    });
  });
  chatter.listen(0, "127.0.0.1");
  await once(chatter, "listening");
  closers.defer(() => void chatter.close());
  const address = chatter.address();
  const port = address === null || typeof address === "string" ? 0 : address.port;
  const mailer = createMailer({
    url: `smtp://127.0.0.1:${port}`,
    from: "Vagou <nao-responda@vagou.example>",
    deadlineMs: 200,
  });
  await enqueue();
  expect(await sendDueEmails({ ...deps, mailer })).toBe(0);
  expect(await rows()).toMatchObject([{ attempts: 1, failedAt: null, lastError: "EABORT" }]);
  mailer.close();
});

test("a message whose process dies after the server took it is sent again, with the same id", async () => {
  const server = await startServer();
  const url = `smtp://127.0.0.1:${server.port}`;
  const mailer = createMailer({ url, from: "Vagou <nao-responda@vagou.example>" });
  closers.defer(() => mailer.close());
  await enqueue();
  const taken = Promise.withResolvers<void>();
  sendAndDie(async (email) => {
    await mailer.send(email);
    taken.resolve();
  });
  await taken.promise;
  deps.clock.advance(60_000);
  expect(await sendThrough(url)).toBe(1);
  const [first, second, ...more] = server.received;
  expect(second?.messageId).toBe(first?.messageId);
  expect(first?.messageId).toMatch(/^<[\w-]+@vagou\.example>$/);
  expect(more).toEqual([]);
});

test("no message of a transaction that fails is sent", async () => {
  const failing = deps.db.transaction(async (tx) => {
    await enqueueEmail(tx, { recipient: "a@correio.example", message, at: deps.clock.now() });
    throw new Error("the sign-up failed");
  });
  await expect(failing).rejects.toThrow("the sign-up failed");
  expect(await sendDueEmails(deps)).toBe(0);
});

test("a sent message keeps no secret, no address and no text, and is deleted after 30 days", async () => {
  await enqueue();
  await sendDueEmails(deps);
  expect(await rows()).toMatchObject([
    { recipient: "", subject: "", textBody: "", htmlBody: "", sentAt: deps.clock.now() },
  ]);
  await forgetOldEmails(deps);
  expect(await rows()).toHaveLength(1);
  deps.clock.advance(30 * 24 * 3_600_000 + 1);
  await enqueue();
  await forgetOldEmails(deps);
  expect(await rows()).toMatchObject([{ recipient: "zoe@correio.example", sentAt: null }]);
});

async function openMailbox(): Promise<Mailbox> {
  const mailbox = await startMailbox({ httpPort: 0, smtpPort: 0 });
  closers.defer(() => mailbox.close());
  return mailbox;
}

async function listMessages({ origin }: Mailbox) {
  const messageSchema = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() });
  return z.array(messageSchema).parse(await (await fetch(`${origin}/messages`)).json());
}
