import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createPerson } from "../../test/people/create-person.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { openAccount } from "../credits/ledger/account.ts";
import type { Database } from "../db/client.ts";
import { users } from "../db/schema/accounts.ts";
import { listActs } from "../operators/list-acts.ts";
import { mailboxKeysOf } from "../people/mailbox-keys-of.ts";
import { listDeleted } from "./list-deleted.ts";
import { repeatDeletions } from "./repeat-deletions.ts";

let former: Database;
let restored: Database;
let deps: TestDeps;
const by = { systemUser: "ana as vagou" };

beforeAll(async () => {
  [former, restored] = [await createTestDatabase(), await createTestDatabase()];
  deps = createTestDeps(restored);
});
afterAll(async () => {
  await former.close();
  await restored.close();
});

const left = async () =>
  (await restored.db.select({ email: users.email }).from(users)).map(({ email }) => email);

test("who deleted the account after the backup is deleted again, and the record says how many and by whom", async () => {
  for (const name of ["ana", "rui", "eva"]) {
    const { userId, email } = await createPerson(deps, { email: `${name}@correio.example` });
    await former.db.transaction((tx) =>
      openAccount(tx, { userId, mailbox: mailboxKeysOf(deps.pseudonyms, email) }),
    );
    if (name === "rui")
      await former.db
        .insert(users)
        .values(await restored.db.select().from(users).where(eq(users.id, userId)));
  }
  const deleted = await listDeleted(former.db);
  expect(await repeatDeletions(deps, { deleted, deletedBy: null })).toBe(2);
  expect(await left()).toHaveLength(3);
  expect((await listActs(deps, {})).acts).toEqual([]);

  // Both list the same people; one of them finds that the other was faster.
  expect(await Promise.all([1, 2].map(() => repeatDeletions(deps, { deleted, deletedBy: by })))).toContain(2);
  expect(await left()).toEqual(["rui@correio.example"]);
  expect((await listActs(deps, {})).acts.at(-1)).toMatchObject({
    entrance: "command",
    who: "ana as vagou",
    action: "deletions_repeat",
    person_id: null,
    note: "2 of them",
  });
  const acts = (await listActs(deps, {})).acts.length;
  expect(await repeatDeletions(deps, { deleted, deletedBy: by })).toBe(0);
  expect((await listActs(deps, {})).acts).toHaveLength(acts);
});
