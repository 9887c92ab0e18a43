import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPerson } from "../../server/test/people/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../../server/test/database/create-test-database.ts";
import { createTestDeps } from "../../server/test/product/create-test-deps.ts";
import { holdCredits } from "../../server/test/fichas/hold-credits.ts";
import { renewLife } from "@vagou/server/credits/holds/process-lives";
import { findLastVerdict } from "@vagou/server/ledger-audit/repository";
import { runOperator } from "../test/run-operator.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const verify = () => runOperator("ledger-verify.ts", [], { DATABASE_URL: database.url });

test("the command prints a verdict, stores it, and fails when the ledger has faults", async () => {
  const { userId } = await createPerson(createTestDeps(database), { bonus: 40, bought: 1_300 });
  const whole = await verify();
  expect(whole).toMatchObject({ exitCode: 0, stderr: "" });
  expect(whole.stdout).toMatch(/^Read {5}1 person, 2 movements, 4 entries, in \d+\.\d s\.$/m);
  expect(whole.stdout).toContain(
    "bought 1,300, issued -1,340, spent 0, held bonus 0, held bought 0; together 0.",
  );
  expect(whole.stdout).toContain("the ledger is whole");
  expect(await findLastVerdict(database.db)).toMatchObject({ night: null, movements: 2, faultCount: 0 });

  await database.runScript("update credit_accounts set bonus = 500");
  const broken = await verify();
  expect(broken.exitCode).toBe(1);
  expect(broken.stdout).toContain(`fault    balance of user ${userId} differs from its replay`);
  expect(await findLastVerdict(database.db)).toMatchObject({ faultCount: 1 });
}, 60_000);

test("fichas that a search had set aside are no fault in a backup, which no server serves, and one where a server does not give them back", async () => {
  const copy = await createTestDatabase();
  const onCopy = () => runOperator("ledger-verify.ts", [], { DATABASE_URL: copy.url });
  const deps = createTestDeps(copy);
  deps.clock.set(new Date(Date.now() - 3_600_000).toISOString());
  const holdId = await holdCredits(deps, await createPerson(deps, { bonus: 40 }));
  // The process that the person's search ran in.
  await renewLife(copy.db, randomUUID());
  await copy.runScript("update server_processes set alive_until = now() - interval '1 hour'");
  const restored = await onCopy();
  expect(restored.stdout).toContain("the ledger is whole");
  expect(restored.stdout).toContain(
    "Waits    7 fichas are set aside: a server gives them back when it starts.",
  );
  expect(restored.exitCode).toBe(0);

  await renewLife(copy.db, randomUUID());
  const served = await onCopy();
  expect(served.exitCode).toBe(1);
  expect(served.stdout).toMatch(new RegExp(`^fault {4}hold ${holdId} is open \\d+ s past its end$`, "m"));
  await copy.close();
}, 60_000);
