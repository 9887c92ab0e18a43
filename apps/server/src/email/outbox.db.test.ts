import { startMailbox, type Mailbox } from "@vagou/standins/mailbox/mailbox";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { createTestDatabase } from "../../test/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/create-test-deps.ts";
import { localhostCertificate } from "../../test/localhost-certificate.ts";
import { startSmtpServer, type SmtpServer, type SmtpServerOptions } from "../../test/start-smtp-server.ts";
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
  name: "Zoë <b>D’Ávila",
  link: "http://vagou.example/confirm-account?token=abc&x=1",
  bonusCredits: 200,
});

function enqueue(recipient = "zoe@correio.example") {
  return deps.db.transaction((tx) => enqueueEmail(tx, { recipient, message, at: deps.clock.now() }));
}

async function startServer(options: SmtpServerOptions = {}): Promise<SmtpServer> {
  const server = await startSmtpServer(options);
  closers.defer(() => server.close());
  return server;
}

/** Sends what is due through the mail server at `url`. @returns how many were sent */
function sendThrough(url: string): Promise<number> {
  const mailer = createMailer({ url, from: "Vagou <nao-responda@vagou.example>" });
  closers.defer(() => mailer.close());
  return sendDueEmails({ ...deps, mailer });
}

const rows = () => database.db.select().from(outboxEmails);

/** What SMTP_URL says to make a certificate of one's own believed. */
const believed = `tls.ca=${encodeURIComponent(localhostCertificate.cert)}`;

test("a message arrives as text and as HTML, whatever the name holds", async () => {
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
    expect(await sendThrough(`${scheme}://vagou:s3cr%26t%2F@localhost:${server.port}?${believed}`)).toBe(1);
    expect(server.received).toMatchObject([
      { recipients: ["zoe@correio.example"], encrypted: true, user: "vagou" },
    ]);
  },
);

test("a mail server that cannot prove its name gets nothing", async () => {
  const server = await startServer({ encryption: "implicit" });
  await enqueue();
  expect(await sendThrough(`smtps://localhost:${server.port}`)).toBe(0);
  expect(server.received).toEqual([]);
  expect(await rows()).toMatchObject([{ failedAt: null, attempts: 1 }]);
});

test("a mail server elsewhere gets nothing without encryption, unless the operator says so", async () => {
  const server = await startServer({ encryption: "none" });
  await enqueue();
  // This machine, by an address that does not look like it.
  const elsewhere = `smtp://0.0.0.0:${server.port}`;
  expect(await sendThrough(elsewhere)).toBe(0);
  expect(server.received).toEqual([]);
  deps.clock.advance(60_000);
  expect(await sendThrough(`${elsewhere}?requireTLS=false`)).toBe(1);
});

test("with a wrong password messages wait until the operator has mended it", async () => {
  const server = await startServer({ encryption: "starttls", account: { user: "vagou", password: "right" } });
  await enqueue();
  const url = (password: string) => `smtp://vagou:${password}@localhost:${server.port}?${believed}`;
  expect(await sendThrough(url("wrong"))).toBe(0);
  expect(await rows()).toMatchObject([{ failedAt: null, lastError: "EAUTH" }]);
  deps.clock.advance(60_000);
  expect(await sendThrough(url("right"))).toBe(1);
});

test("a recipient that does not exist is given up and holds up nobody", async () => {
  const server = await startServer({
    refuse: (recipient) =>
      recipient.startsWith("nobody@") ? { code: 550, text: `no such user: ${recipient}` } : undefined,
  });
  await enqueue("nobody@correio.example");
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

test("a mail server that is down for a while loses nothing", async () => {
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

test("a message that was taken without a word is sent again, as the same message", async () => {
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

test("a message whose process died while sending it is taken up after a minute", async () => {
  const mailbox = await openMailbox();
  await enqueue();
  const dying: Mailer = { send: () => new Promise(() => {}), close: () => {} };
  void sendDueEmails({ ...deps, mailer: dying });
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

test("nothing is sent of a transaction that fails", async () => {
  const failing = deps.db.transaction(async (tx) => {
    await enqueueEmail(tx, { recipient: "a@correio.example", message, at: deps.clock.now() });
    throw new Error("the sign-up failed");
  });
  await expect(failing).rejects.toThrow("the sign-up failed");
  expect(await sendDueEmails(deps)).toBe(0);
});

test("what was sent leaves no secret, no address and no words behind, and goes after 30 days", async () => {
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
