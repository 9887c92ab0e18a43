import { randomUUID } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "../../../test/database/create-test-database.ts";
import { holdCredits } from "../../../test/fichas/hold-credits.ts";
import { captureHold } from "../../../test/fichas/settle-hold.ts";
import { createPerson } from "../../../test/people/create-person.ts";
import { createTestDeps, type TestDeps } from "../../../test/product/create-test-deps.ts";
import type { Database } from "../../db/client.ts";
import { ledgerMovements } from "../../db/schema/credits.ts";
import { verifyLedger } from "../verification/verify-ledger.ts";

let database: Database;
let deps: TestDeps;

beforeEach(async () => {
  database = await createTestDatabase();
  deps = createTestDeps(database);
});
afterEach(() => database.close());

const lastVersion = randomUUID();

/** As a process of the last version says that it lives. */
const sayAlive = (seconds: number) => sql`
  insert into server_processes (id, alive_until)
  values (${lastVersion}, clock_timestamp() + make_interval(secs => ${seconds}))
  on conflict (id) do update set alive_until = excluded.alive_until`;

async function buy(userId: string, provider: string): Promise<void> {
  const holdId = await holdCredits(deps, { userId, provider });
  const settlement = { userId, freeRepeatMs: 600_000, at: deps.clock.now(), by: "this request" };
  await deps.db.transaction((tx) => captureHold(tx, { ...settlement, holdId }));
}

const listMovements = (userId: string) =>
  deps.db
    .select()
    .from(ledgerMovements)
    .where(eq(ledgerMovements.userId, userId))
    .orderBy(asc(ledgerMovements.position));

test("what can be worked out of a movement is stored only while a server of the last version lives, in one chain", async () => {
  await deps.db.execute(sayAlive(60));
  const { userId } = await createPerson(deps, { bonus: 100 });
  await buy(userId, "gupy");
  await deps.db.execute(sayAlive(-1));
  await buy(userId, "catho");
  await deps.db.execute(sayAlive(60));
  await buy(userId, "vagas");
  const movements = await listMovements(userId);
  const whole = { previousHash: true, hash: true, digest: false };
  const brief = { previousHash: false, hash: false, digest: true };
  expect(
    movements.map(({ idempotencyKey, previousHash, hash, digest }) => [
      idempotencyKey.replace(/:.*/, ""),
      { previousHash: previousHash !== "", hash: hash !== "", digest: digest !== null },
    ]),
  ).toEqual([
    // The first movement of a chain has none before it.
    ["test", { ...whole, previousHash: false }],
    ["hold", whole],
    ["settle", whole],
    ["", brief],
    ["", brief],
    ["hold", whole],
    ["settle", whole],
  ]);
  expect(await verifyLedger(deps.db)).toEqual([]);
});

test.each([
  ["its fichas", "bonus = bonus - 1, held_bonus = held_bonus + 1"],
  ["its reason", "reason = 'search:catho'"],
  ["its hold", "hold_id = gen_random_uuid()"],
  ["its hash", "digest = sha256('another')"],
  ["its kind of hash", "digest = null"],
])("a brief movement of which %s was changed is found", async (_what, change) => {
  const { userId } = await createPerson(deps, { bonus: 100 });
  await buy(userId, "gupy");
  expect(await verifyLedger(deps.db)).toEqual([]);
  await database.runScript(`
    alter table ledger_movements disable trigger user;
    update ledger_movements set ${change} where position = 2;
    alter table ledger_movements enable trigger user;`);
  expect(await verifyLedger(deps.db)).toContain(`chain of user ${userId} breaks at movement 2`);
});

test("a hold is placed once and ends once, also without a key", async () => {
  const { userId } = await createPerson(deps, { bonus: 100 });
  await buy(userId, "gupy");
  const again = (position: number, kind: string) =>
    database.runScript(`
      insert into ledger_movements
        (id, user_id, position, kind, reason, idempotency_key, hold_id, created_at, previous_hash, hash, bonus, spent)
      select gen_random_uuid(), user_id, 9, '${kind}', reason, '', hold_id, created_at, '', '', -1, 1
      from ledger_movements where position = ${position}`);
  await expect(again(2, "hold")).rejects.toThrow("ledger_movements_placed");
  await expect(again(3, "capture")).rejects.toThrow("ledger_movements_ended");
  await expect(again(3, "release")).rejects.toThrow("ledger_movements_ended");
});
