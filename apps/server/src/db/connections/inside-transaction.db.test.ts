import { systemClock } from "../../clock.ts";
import { createHttpClient } from "../../asking/wire/http-client.ts";
import { createMailer } from "../../email/mailer.ts";
import { issuerFetch } from "../../identity/issuer-fetch.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../../test/database/create-test-database.ts";
import type { Database } from "../client.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const httpClient = createHttpClient({
  clock: systemClock,
  userAgent: "test",
  originMap: new Map(),
  standInsOnly: true,
});
const mailer = createMailer({ url: "smtp://127.0.0.1:9", from: "Vagou <nao-responda@vagou.example>" });
const email = { id: "1", recipient: "a@b.example", subject: "s", text: "t", html: "h", replyTo: null };

const waits: readonly [string, () => Promise<unknown>][] = [
  [
    "a portal is asked",
    () =>
      httpClient.fetchReply(
        { step: "search", url: "http://127.0.0.1:9/", method: "GET", headers: {} },
        AbortSignal.timeout(5_000),
      ),
  ],
  ["a message is sent", () => mailer.send(email)],
  [
    "the issuer is asked",
    () =>
      issuerFetch("http://127.0.0.1:9/", { method: "GET", headers: {}, body: undefined, redirect: "manual" }),
  ],
];

test.each(waits)("no transaction waits for the network: %s", async (what, wait) => {
  await expect(database.db.transaction(wait)).rejects.toThrow(`${what} inside a transaction`);
  // Outside of a transaction it is tried, and fails because no server listens there.
  await expect(wait()).rejects.not.toThrow("inside a transaction");
});

test("work that a transaction started may wait for the network after the transaction's end", async () => {
  let goOn = () => {};
  const ended = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let later: Promise<unknown> = Promise.resolve();
  await database.db.transaction(async () => {
    later = ended.then(() => mailer.send(email));
  });
  goOn();
  await expect(later).rejects.not.toThrow("inside a transaction");
});
