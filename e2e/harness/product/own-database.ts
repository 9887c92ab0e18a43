import { randomUUID } from "node:crypto";
import { openPostgres } from "../../../apps/server/src/db/opening/open-postgres.ts";

/**
 * Vitest's global set-up of the journeys: a database of their own on the tests' Postgres, with all that their
 * products leave in it, is dropped after the last file.
 */
export async function setup(): Promise<() => Promise<void>> {
  const url = process.env["TEST_DATABASE_URL"];
  if (url === undefined) throw new Error("TEST_DATABASE_URL is not set; `npm test` prepares a Postgres");
  const name = `journeys_${randomUUID().replaceAll("-", "")}`;
  await run(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  process.env["TEST_DATABASE_URL"] = own.href;
  // The products end with the processes that started them, and may still be closing.
  return () => run(url, `drop database ${name} with (force)`);
}

async function run(url: string, statement: string): Promise<void> {
  const server = openPostgres(url, { poolSize: 1 });
  await server.runScript(statement);
  await server.close();
}
