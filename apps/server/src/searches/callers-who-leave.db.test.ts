import { once } from "node:events";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { onlyGroup } from "../../test/searches/only-group.ts";
import { setSearchStage } from "../../test/searches/set-search-stage.ts";
import { getBalance } from "../credits/ledger/account.ts";
import type { Tx } from "../db/client.ts";
import { creditHolds } from "../db/schema/credits.ts";

const stage = setSearchStage();
const { search, signedIn, answerWith } = stage;

/** Sends a search over a real connection, which `cancel` breaks. */
async function searchAndHangUp(token: string, query: string, key: string) {
  if (stage.app.server.address() === null) await stage.app.listen({ port: 0, host: "127.0.0.1" });
  const address = stage.app.server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const cancel = new AbortController();
  const request = fetch(`http://127.0.0.1:${address.port}/api/jobs/search`, {
    method: "POST",
    signal: cancel.signal,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "idempotency-key": key,
    },
    body: JSON.stringify({ query, services: ["gupy"] }),
  });
  request.catch(() => {});
  return { request, cancel };
}

async function waitersOf(userId: string): Promise<number | undefined> {
  const [hold] = await stage.db.select().from(creditHolds).where(eq(creditHolds.userId, userId));
  return hold?.waiters;
}

async function countWaitingForLocks(tx: Tx): Promise<number> {
  return tx.$count(
    sql`pg_locks`,
    sql`not granted and database = (select oid from pg_database where datname = current_database())`,
  );
}

test("a caller that disconnects pays nothing, and one with the same question at the same time that is answered pays", async () => {
  const { token, userId } = await signedIn();
  const waiting: (() => void)[] = [];
  stage.portal.answer = (_request, response) =>
    void waiting.push(() => response.end('{"total":0,"items":[]}'));
  const first = await searchAndHangUp(token, "Tapeceiro", "the-first-request");
  await expect.poll(() => waiting.length).toBe(1);
  const second = search(token, { query: "Tapeceiro" });
  await expect.poll(() => waitersOf(userId)).toBe(2);
  first.cancel.abort();
  await expect.poll(() => waitersOf(userId)).toBe(1);
  waiting.forEach((answer) => answer());
  expect(onlyGroup(await second)).toMatchObject({ outcome: "empty", fichas: "charged" });
  expect(await getBalance(stage.db, userId)).toBe(93);
  await stage.app.close();
});

test("a request that ended with its connection asks the portal when it is repeated with its key", async () => {
  const { token, userId } = await signedIn();
  let asked = 0;
  stage.portal.answer = () => void (asked += 1);
  const broken = await searchAndHangUp(token, "Torneiro", "a-request-that-breaks");
  await expect.poll(() => asked).toBe(1);
  broken.cancel.abort();
  await expect.poll(() => getBalance(stage.db, userId)).toBe(100);
  answerWith([]);
  const again = await search(token, { query: "Torneiro" }, { "idempotency-key": "a-request-that-breaks" });
  expect(onlyGroup(again)).toMatchObject({ outcome: "empty", fichas: "charged", has_error: false });
  await stage.app.close();
});

test("a caller that disconnects before the answer gets the fichas back, and the request to the portal is cancelled", async () => {
  const { token, userId } = await signedIn();
  let asked = 0;
  let letGo = false;
  stage.portal.answer = (_request, response) => {
    asked += 1;
    response.on("close", () => (letGo = true));
  };
  const { request, cancel } = await searchAndHangUp(token, "Carpinteiro", "a-caller-who-goes");
  await expect.poll(() => asked).toBe(1);
  expect(await getBalance(stage.db, userId)).toBe(93);
  cancel.abort();
  await expect(request).rejects.toThrow("aborted");
  await expect.poll(() => getBalance(stage.db, userId)).toBe(100);
  await expect.poll(() => letGo).toBe(true);
  await stage.app.close();
});

test("a caller that disconnects while the session is looked up pays nothing, and no portal is asked", async () => {
  const { token, userId } = await signedIn();
  const queries: string[] = [];
  stage.portal.answer = ({ url = "" }, response) => {
    queries.push(url);
    response.end('{"total":0,"items":[]}');
  };
  await stage.db.transaction(async (tx) => {
    await tx.execute(sql`lock table sessions in access exclusive mode`);
    const arrived = once(stage.app.server, "request");
    const { request, cancel } = await searchAndHangUp(token, "Ferreiro", "a-caller-who-goes-early");
    const [, response] = await arrived;
    const gone = once(response, "close");
    await expect.poll(() => countWaitingForLocks(tx)).toBe(1);
    cancel.abort();
    await expect(request).rejects.toThrow("aborted");
    await gone;
  });
  // A later search, so that the one before had all the time to ask.
  const other = await signedIn();
  expect(onlyGroup(await search(other.token, { query: "Soldador" }))).toMatchObject({ fichas: "charged" });
  expect(queries).toEqual([expect.stringContaining("Soldador")]);
  expect(await getBalance(stage.db, userId)).toBe(100);
  await stage.app.close();
});
