import { startMailbox, type Mailbox } from "@vagou/standins/mailbox/mailbox";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { createTestDatabase } from "../../test/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/create-test-deps.ts";
import type { Database } from "../db/client.ts";
import { outboxEmails } from "../db/schema/accounts.ts";
import { createMailer, type Mailer } from "./mailer.ts";
import { confirmAccountMessage } from "./messages/confirm-account.ts";
import { enqueueEmail } from "./outbox.ts";
import { sendDueEmails } from "./send-due-emails.ts";

let database: Database;
let mailbox: Mailbox;
let mailer: Mailer;
let deps: TestDeps;

beforeAll(async () => {
  database = await createTestDatabase();
  mailbox = await startMailbox({ httpPort: 0, smtpPort: 0 });
  mailer = createMailer({ url: mailbox.smtpUrl, from: "Vagou <nao-responda@vagou.example>" });
});
beforeEach(async () => {
  deps = createTestDeps(database, { mailer });
  await database.db.delete(outboxEmails);
  await fetch(`${mailbox.origin}/messages`, { method: "DELETE" });
});
afterAll(async () => {
  mailer.close();
  await mailbox.close();
  await database.close();
});

const message = confirmAccountMessage({
  name: "Zoë <b>D’Ávila</b>",
  link: "http://vagou.example/confirm-account?token=abc&x=1",
  bonusCredits: 200,
});

function enqueue(recipient = "zoe@correio.example") {
  return deps.db.transaction((tx) => enqueueEmail(tx, { recipient, message, at: deps.clock.now() }));
}

async function received() {
  const response = await fetch(`${mailbox.origin}/messages`);
  return z
    .array(z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() }))
    .parse(await response.json());
}

test("a message arrives through SMTP as text and as HTML, whatever the name holds", async () => {
  await enqueue();
  expect(await sendDueEmails(deps)).toBe(1);
  const [mail] = await received();
  expect(mail).toMatchObject({ to: "zoe@correio.example", subject: "Confirme seu e-mail no Vagou" });
  expect(mail?.text).toContain("Olá, Zoë <b>D’Ávila</b>.");
  expect(mail?.text).toContain("http://vagou.example/confirm-account?token=abc&x=1");
  expect(mail?.html).toContain("Zoë &lt;b&gt;D’Ávila&lt;/b&gt;");
  expect(mail?.html).toContain('href="http://vagou.example/confirm-account?token=abc&amp;x=1"');
});

test("a message is sent once, also when two servers empty the outbox together", async () => {
  await Promise.all(Array.from({ length: 5 }, (_, index) => enqueue(`p${index}@correio.example`)));
  await Promise.all([sendDueEmails(deps), sendDueEmails(deps), sendDueEmails(deps)]);
  const recipients = (await received()).map(({ to }) => to);
  expect(recipients.sort()).toEqual(Array.from({ length: 5 }, (_, index) => `p${index}@correio.example`));
});

test("nothing is sent of a transaction that fails", async () => {
  const failing = deps.db.transaction(async (tx) => {
    await enqueueEmail(tx, { recipient: "a@correio.example", message, at: deps.clock.now() });
    throw new Error("the sign-up failed");
  });
  await expect(failing).rejects.toThrow("the sign-up failed");
  expect(await sendDueEmails(deps)).toBe(0);
});

test("a mail server that is down for a while loses nothing", async () => {
  await enqueue();
  const unreachable = createMailer({ url: "smtp://127.0.0.1:1", from: "x@vagou.example" });
  expect(await sendDueEmails({ ...deps, mailer: unreachable })).toBe(0);
  unreachable.close();
  expect(await sendDueEmails(deps)).toBe(0);
  deps.clock.advance(5_000);
  expect(await sendDueEmails(deps)).toBe(1);
  expect(await received()).toHaveLength(1);
});

test("a message whose process died while sending it is taken up after a minute", async () => {
  await enqueue();
  const dying: Mailer = { send: () => new Promise(() => {}), close: () => {} };
  void sendDueEmails({ ...deps, mailer: dying });
  await expect.poll(async () => (await database.db.select().from(outboxEmails))[0]?.attempts).toBe(1);
  expect(await sendDueEmails(deps)).toBe(0);
  deps.clock.advance(60_000);
  expect(await sendDueEmails(deps)).toBe(1);
});

test("a refused recipient is given up and does not hold up the others", async () => {
  await enqueue("nobody@refused.example");
  await enqueue("zoe@correio.example");
  const refusing: Mailer = {
    send: async (email) => {
      if (email.recipient.endsWith("@refused.example")) {
        throw Object.assign(new Error("550 no such user"), { code: "EENVELOPE", responseCode: 550 });
      }
      await mailer.send(email);
    },
    close: () => {},
  };
  expect(await sendDueEmails({ ...deps, mailer: refusing })).toBe(1);
  deps.clock.advance(3_600_000);
  expect(await sendDueEmails(deps)).toBe(0);
});
