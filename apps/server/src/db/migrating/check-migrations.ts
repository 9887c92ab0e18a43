import { readdirSync } from "node:fs";
import { inArray } from "drizzle-orm";
import type { Db } from "../client.ts";
import { migrations } from "../schema/migrations.ts";

/**
 * Checks whether the database answers and has every migration that this server knows. It may have newer ones: while
 * a version replaces another, the older servers keep running.
 * @returns the function that asks the database
 */
export function createMigrationCheck(db: Db): () => Promise<boolean> {
  const known = readdirSync(new URL("../migrations/", import.meta.url)).filter((name) =>
    name.endsWith(".sql"),
  );
  return async () => (await db.$count(migrations, inArray(migrations.name, known))) === known.length;
}
