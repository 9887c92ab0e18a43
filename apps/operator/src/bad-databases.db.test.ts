import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../server/test/database/create-test-database.ts";
import { createTestSchema, type TestSchema } from "../../server/test/database/create-test-schema.ts";
import { runOperator } from "../test/run-operator.ts";

let database: TestDatabase;
let empty: TestSchema;

beforeAll(async () => {
  [database, empty] = [await createTestDatabase(), await createTestSchema()];
});
afterAll(async () => {
  await database.close();
  await empty.drop();
});

function readOnly(url: string): string {
  const changed = new URL(url);
  const options = changed.searchParams.get("options") ?? "";
  changed.searchParams.set("options", `${options} -c default_transaction_read_only=on`);
  return changed.href;
}

const refused = (stderr: string) => ({ exitCode: 1, stdout: "", stderr: `${stderr}\n` });

test("a command at a database that takes no writes ends with one sentence, without the person that it was about", async () => {
  const settings = { DATABASE_URL: readOnly(database.url) };
  expect(await runOperator("admin.ts", ["find", "ana@correio.example"], settings)).toEqual(
    refused("Failed: the database takes no writes: it is a standby, or set to be read only."),
  );
}, 60_000);

test("a command ends by itself where the address names a certificate that is missing, and moves no cursor", async () => {
  const settings = {
    DATABASE_URL: "postgres://localhost/vagou?sslmode=verify-full&sslrootcert=/no/%1B%5B2Jroot.crt",
  };
  expect(await runOperator("admin.ts", ["acts"], settings)).toEqual(
    refused("Cannot start: there is no /no/\uFFFD[2Jroot.crt, which DATABASE_URL names."),
  );
}, 90_000);

test("deletions are not repeated where the database from before is none, or cannot be reached", async () => {
  const repeat = (former: string) =>
    runOperator("deletions-repeat.ts", [former, "--delete"], { DATABASE_URL: database.url });
  expect(await repeat(empty.url)).toEqual(
    refused('The database from before cannot be read: relation "credit_accounts" does not exist.'),
  );
  expect(await repeat("postgres://127.0.0.1:1/vagou")).toEqual(
    refused("The database from before cannot be read: connect ECONNREFUSED 127.0.0.1:1."),
  );
}, 60_000);

test("a move from a folder without a database is refused, and makes none", async () => {
  const folder = await mkdtemp(join(tmpdir(), "vagou-move-"));
  try {
    const settings = { DATABASE_URL: empty.url, DATA_DIR: folder };
    expect(await runOperator("database-move.ts", [], settings)).toEqual(
      refused(`DATA_DIR: there is no embedded database in ${folder}`),
    );
    expect(await runOperator("database-move.ts", [], { DATA_DIR: folder })).toEqual(
      refused("DATABASE_URL: say which database everything is copied to"),
    );
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
}, 60_000);
