import { afterAll, beforeAll, expect, test } from "vitest";
import { createPerson } from "../../server/test/people/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../../server/test/database/create-test-database.ts";
import { createTestDeps } from "../../server/test/product/create-test-deps.ts";
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
  expect(whole.stdout).toMatch(/^Read {5}1 people, 2 movements, 4 entries, in \d+\.\d s\.$/m);
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
