import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { openPostgres } from "../../../apps/server/src/db/opening/open-postgres.ts";
import { searxVersion } from "../searching/searx.ts";
import { withEmptyDatabase } from "../database/with-empty-database.ts";

const page = fileURLToPath(new URL("../../../docs/performance.md", import.meta.url));
const formatter = fileURLToPath(new URL("../../../node_modules/.bin/oxfmt", import.meta.url));
const begin = "<!-- the last run of `npm run bench`, written by it: begin -->";
const end = "<!-- the last run of `npm run bench`, written by it: end -->";

/** Replaces the report of the last whole run in `docs/performance.md`. @param report in Markdown */
export async function writeReport(report: string): Promise<void> {
  const text = await readFile(page, "utf8");
  const [before, rest, ...more] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error("docs/performance.md lacks the comments between which the report belongs");
  await writeFile(page, `${before}${begin}\n\n${report}\n\n${end}${after}`);
  await promisify(execFile)(formatter, [page]);
}

/** @returns the day, the machine and the programs of a run, in one line */
export async function describeMachine(): Promise<string> {
  const processors = cpus();
  let postgres = "";
  await withEmptyDatabase(async (url) => {
    const database = openPostgres(url, { poolSize: 1 });
    const [row] = await database.db
      .select({ version: sql<string>`current_setting('server_version')` })
      .from(sql`(select 1) as one`);
    postgres = row?.version ?? "";
    await database.close();
  });
  const parts = [
    `${processors.length} cores (${processors[0]?.model.trim() ?? "unknown"})`,
    `${(totalmem() / 2 ** 30).toFixed(0)} GB of memory`,
    `Node ${process.versions.node}`,
    `Postgres ${postgres}`,
    `searx ${(await searxVersion()) ?? "not installed"}`,
  ];
  return `${new Date().toISOString().slice(0, 10)}, ${parts.join(", ")}`;
}
