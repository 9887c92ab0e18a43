import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { holdCredits } from "../../../test/fichas/hold-credits.ts";
import { captureHold, leaveHold } from "../../../test/fichas/settle-hold.ts";
import { createPerson, type TestPerson } from "../../../test/people/create-person.ts";
import { createTestDatabase } from "../../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../../test/product/create-test-deps.ts";
import type { Database } from "../../db/client.ts";
import { creditHolds, ledgerMovements } from "../../db/schema/credits.ts";
import { listHistory } from "../statement/list-history.ts";
import { listStatement } from "../statement/list-statement.ts";
import { verifyLedger } from "../verification/verify-ledger.ts";
import { forgetOldHolds } from "./forget-old-holds.ts";
import { renewLife } from "./process-lives.ts";

let database: Database;
let deps: TestDeps;

beforeEach(async () => {
  database = await createTestDatabase();
  deps = createTestDeps(database);
});
afterEach(() => database.close());

/** A search over three portals: one was charged, one gave its fichas back, and a minute ago a third one began. */
async function createSearcher() {
  const person = await createPerson(deps, { bonus: 100 });
  const searchId = randomUUID();
  const hold = (provider: string) => holdCredits(deps, { userId: person.userId, provider, searchId });
  const settlement = () => ({ userId: person.userId, freeRepeatMs: 600_000, at: deps.clock.now() });
  const charged = await hold("gupy");
  await deps.db.transaction((tx) =>
    captureHold(tx, { ...settlement(), holdId: charged, by: "this request" }),
  );
  const returned = await hold("catho");
  await deps.db.transaction((tx) => leaveHold(tx, { ...settlement(), holdId: returned }));
  deps.clock.advance(11 * 60_000 + 1);
  const open = await hold("vagas");
  return { person, searchId, charged, returned, open };
}

const holdsOf = async ({ userId }: TestPerson) =>
  (await deps.db.select().from(creditHolds).where(eq(creditHolds.userId, userId))).map(({ id }) => id);

async function told({ userId }: TestPerson) {
  return {
    statement: await listStatement(deps.db, { userId, limit: 10 }),
    history: await listHistory(deps.db, { userId, limit: 10 }),
  };
}

test("holds that ended are deleted when a repetition is no longer free, and the person's statement stays as it was", async () => {
  const { person, searchId, open } = await createSearcher();
  const before = await told(person);
  expect(before.statement.lines[0]).toMatchObject({
    search_id: searchId,
    portals: [
      { provider: "gupy", fichas: "charged" },
      { provider: "catho", fichas: "returned" },
      { provider: "vagas", fichas: "held" },
    ],
  });
  await forgetOldHolds(deps);
  expect(await holdsOf(person)).toEqual([open]);
  expect(await told(person)).toEqual(before);
  expect(await verifyLedger(deps.db)).toEqual([]);
});

test("while a server of the last version lives, which reads ended holds, they are emptied and stay", async () => {
  const { person, charged, returned, open } = await createSearcher();
  await renewLife(deps.db, randomUUID());
  const old = randomUUID();
  // As the last version says it.
  const sayAlive = sql`
    insert into server_processes (id, alive_until) values (${old}, clock_timestamp() + interval '12 seconds')`;
  await deps.db.execute(sayAlive);
  await forgetOldHolds(deps);
  const holds = await deps.db.select().from(creditHolds);
  expect(holds.map(({ id, purpose }) => [id, purpose === ""])).toEqual(
    expect.arrayContaining([
      [charged, true],
      [returned, true],
      [open, false],
    ]),
  );
  await deps.db.execute(sql`update server_processes set alive_until = now() where id = ${old}`);
  await forgetOldHolds(deps);
  expect((await holdsOf(person)).toSorted()).toEqual([charged, returned, open].toSorted());
});

test("a hold whose movement does not say of which search it is stays, emptied", async () => {
  const { person, searchId, charged, open } = await createSearcher();
  await database.runScript(`
    alter table ledger_movements disable trigger user;
    update ledger_movements set search_id = null where hold_id = '${charged}';
    alter table ledger_movements enable trigger user;`);
  const before = await told(person);
  await forgetOldHolds(deps);
  expect((await holdsOf(person)).toSorted()).toEqual([charged, open].toSorted());
  expect(await told(person)).toEqual(before);
  expect(before.statement.lines[0]?.search_id).toBe(searchId);
  expect(await verifyLedger(deps.db)).toEqual([]);
});

test("servers of the last version place holds whose search is known after they are deleted", async () => {
  const { userId } = await createPerson(deps, { bonus: 100 });
  const [holdId, searchId, movementId] = [randomUUID(), randomUUID(), randomUUID()];
  const at = deps.clock.now().toISOString();
  const undone = deps.db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into credit_holds (id, user_id, purpose, reason, bonus, bought, state, created_at, expires_at, waiters, search_id)
      values (${holdId}, ${userId}, 'x', 'search:gupy', 7, 0, 'held', ${at}::text::timestamptz, ${at}::text::timestamptz, 1, ${searchId})`);
    const movement = {
      id: movementId,
      user_id: userId,
      position: 2,
      kind: "hold",
      reason: "search:gupy",
      hold_id: holdId,
      idempotency_key: `hold:${holdId}`,
      created_at: at,
      previous_hash: "",
      hash: "",
    };
    const entry = { movement_id: movementId, user_id: userId };
    const entries = [
      { ...entry, pocket: "bonus", amount: -7 },
      { ...entry, pocket: "held_bonus", amount: 7 },
    ];
    const account = {
      bonus: 93,
      bought: 0,
      held_bonus: 7,
      held_bought: 0,
      movement_count: 2,
      chain_hash: "",
    };
    const [rows, rowsOfEntries, accounts] = [
      [movement],
      entries,
      [{ user_id: userId, person_key: "x", ...account }],
    ].map((value) => JSON.stringify(value));
    await tx.execute(
      sql`select record_movements(${rows}::text::jsonb, ${rowsOfEntries}::text::jsonb, ${accounts}::text::jsonb)`,
    );
    const [recorded] = await tx.select().from(ledgerMovements).where(eq(ledgerMovements.holdId, holdId));
    expect(recorded?.searchId).toBe(searchId);
    // And forget it there when the person deletes the account.
    await tx.execute(sql`update credit_holds set search_id = null where user_id = ${userId}`);
    const [forgotten] = await tx.select().from(ledgerMovements).where(eq(ledgerMovements.holdId, holdId));
    expect(forgotten).toEqual({ ...recorded, searchId: null });
    tx.rollback();
  });
  await expect(undone).rejects.toThrow("Rollback");
});
