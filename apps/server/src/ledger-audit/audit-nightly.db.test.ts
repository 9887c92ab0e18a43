import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createPerson } from "../../test/people/create-person.ts";
import { countAnswersWhile } from "../../test/database/count-answers-while.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { openEmptyEmbedded } from "../../test/database/empty-embedded.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import type { Database } from "../db/client.ts";
import { migrate } from "../db/migrating/migrate.ts";
import { ledgerVerdicts } from "../db/schema/ledger-verdicts.ts";
import { createLogger } from "../http/requests/log-safely.ts";
import { buildMetricsApp } from "../monitoring/metrics-app.ts";
import { createNightlyAudit } from "./audit-nightly.ts";
import { claimNight, findLastVerdict } from "./repository.ts";

let database: Database;
let deps: TestDeps;
let lines: string[];

beforeEach(async () => {
  database = await createTestDatabase();
  lines = [];
  deps = createTestDeps(database, {
    logger: createLogger("info", { write: (line) => void lines.push(line) }),
  });
  // São Paulo is three hours behind.
  deps.clock.set("2026-11-21T02:00:00Z");
});
afterEach(() => database.close());

const verdicts = () => database.db.select().from(ledgerVerdicts).orderBy(ledgerVerdicts.night);

test("the ledger is checked once a night at half past three, by one of several processes", async () => {
  const processes = Array.from({ length: 4 }, () => createNightlyAudit(deps));
  const turn = () => Promise.all(processes.map((process) => process()));
  deps.clock.set("2026-11-21T06:29:00Z");
  await turn();
  expect((await verdicts()).map(({ night }) => night)).toEqual(["2026-11-20"]);
  deps.clock.set("2026-11-21T06:30:00Z");
  await turn();
  deps.clock.advance(60_000);
  await turn();
  expect((await verdicts()).map(({ night }) => night)).toEqual(["2026-11-20", "2026-11-21"]);
});

test("a process that has just started first waits until the holds of a dead one were given back", async () => {
  const process = createNightlyAudit(deps);
  await process();
  deps.clock.advance(4 * 60_000);
  await process();
  expect(await verdicts()).toEqual([]);
  deps.clock.advance(60_000);
  await process();
  expect(await verdicts()).toHaveLength(1);
});

test("the check of a process that died is done by another one, hours later", async () => {
  const process = createNightlyAudit(deps);
  deps.clock.set("2026-11-21T06:30:00Z");
  const night = "2026-11-21";
  await claimNight(database.db, { id: randomUUID(), night, at: deps.clock.now(), leaseMs: 0 });
  deps.clock.advance(3_600_000);
  await process();
  expect(await findLastVerdict(database.db)).toBeUndefined();
  deps.clock.advance(5 * 3_600_000);
  await process();
  expect(await findLastVerdict(database.db)).toMatchObject({ night, faultCount: 0 });
});

test("the verdict is shown at /metrics, and faults are logged as an error", async () => {
  await using app = buildMetricsApp(deps);
  const metrics = async () => (await app.inject("/metrics")).body;
  const process = createNightlyAudit(deps);
  const { userId, email } = await createPerson(deps, { bonus: 40 });
  expect(await metrics()).not.toContain("vagou_ledger");

  deps.clock.set("2026-11-21T06:30:00Z");
  await process();
  expect(await metrics()).toContain(
    `vagou_ledger_verified_timestamp_seconds ${Date.parse("2026-11-21T06:30:00Z") / 1000}`,
  );
  expect(await metrics()).toContain("\nvagou_ledger_faults 0\n");
  expect(await metrics()).toContain("\nvagou_ledger_movements 1\n");
  expect(lines.join("")).toContain("the ledger is whole");

  await database.db.execute(sql`update credit_accounts set bonus = 500`);
  deps.clock.set("2026-11-22T06:30:00Z");
  await process();
  expect(await metrics()).toContain("\nvagou_ledger_faults 1\n");
  const line = lines.find((text) => text.includes("the ledger has faults"));
  expect(line).toContain(`balance of user ${userId} differs from its replay`);
  expect(line).toContain('"level":50');
  expect(line).not.toContain(email);
});

test(
  "people are answered while the embedded database is checked, though it has a single connection",
  { timeout: 60_000 },
  async () => {
    await using closers = new AsyncDisposableStack();
    const embedded = await openEmptyEmbedded();
    closers.defer(() => embedded.close());
    await migrate(embedded);
    const own = createTestDeps(embedded);
    for (let person = 0; person < 50; person += 1) await createPerson(own, { bonus: 7 });
    const process = createNightlyAudit(own);
    own.clock.advance(5 * 60_000);
    const checked = process();
    const answered = await countAnswersWhile(embedded, checked);
    await checked;
    expect(answered).toBeGreaterThan(3);
    expect(await findLastVerdict(embedded.db)).toMatchObject({ people: 50, movements: 50, faultCount: 0 });
  },
);
