import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { migrate } from "@vagou/server/db/migrating/migrate";
import { openPostgres } from "@vagou/server/db/opening/open-postgres";
import { expect, onTestFinished, test } from "vitest";
import { setRunbookStage } from "../test/set-runbook-stage.ts";

const script = fileURLToPath(new URL("../../../deploy/backup/backup.sh", import.meta.url));
const dayMs = 86_400_000;

const stage = setRunbookStage(async () => {
  const database = openPostgres(stage.urlOf("vagou"));
  await migrate(database);
  await database.close();
});

test("the nightly dump forgets old ones and tells its time, but only once the new one is whole", async (context) => {
  stage.skipWithoutPrograms(context);
  const folder = await mkdtemp(join(tmpdir(), "vagou-backup-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [dumps, metrics] = [join(folder, "dumps"), join(folder, "metrics")];
  await mkdir(dumps);
  await mkdir(metrics);
  const backUp = (database: string) =>
    stage.run(
      `BACKUP_DATABASE=${stage.urlOf(database)} BACKUP_FOLDER=${dumps} BACKUP_METRICS=${metrics} BACKUP_DAYS=14 BACKUP_RUN='env LC_ALL=C' ${script}`,
    );
  for (const [name, days] of [
    ["vagou-2026-01-01.dump", 20],
    ["vagou-2026-01-18.dump", 3],
    ["another-file.txt", 20],
  ] as const) {
    await writeFile(join(dumps, name), "");
    const time = new Date(Date.now() - days * dayMs);
    await utimes(join(dumps, name), time, time);
  }

  // A failure: nothing is forgotten, nothing half is left, and no time is told.
  await expect(backUp("no_such_database")).rejects.toThrow("no_such_database");
  expect(await readdir(dumps)).toHaveLength(3);
  expect(await readdir(metrics)).toEqual([]);

  const startedSeconds = Math.floor(Date.now() / 1_000);
  const [, made = ""] = /^(\S+\.dump) has \d+ bytes\.\n$/.exec(await backUp("vagou")) ?? [];
  expect(new Set(await readdir(dumps))).toEqual(
    new Set([made.slice(dumps.length + 1), "vagou-2026-01-18.dump", "another-file.txt"]),
  );
  const told = await readFile(join(metrics, "vagou_backup.prom"), "utf8");
  const [, seconds] = /^vagou_backup_timestamp_seconds (\d+)$/m.exec(told) ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(startedSeconds);

  await stage.run("createdb --owner=vagou vagou_nightly");
  await stage.run(
    `pg_restore --no-owner --exit-on-error --single-transaction -d ${stage.urlOf("vagou_nightly")} ${made}`,
  );
  const verify = `DATABASE_URL=${stage.urlOf("vagou_nightly")} npm run ledger:verify`;
  expect(await stage.run(verify)).toContain("the ledger is whole");
}, 120_000);
