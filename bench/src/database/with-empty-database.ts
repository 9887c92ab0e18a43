import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { preparePostgresBinaries } from "../../../scripts/testing/postgres-binaries.js";
import { startPostgres } from "../../../scripts/testing/postgres-server.js";

/**
 * Gives an empty database to a measurement and drops it afterwards: on the server of `BENCH_DATABASE_URL`, or on a
 * Postgres server of its own.
 */
export async function withEmptyDatabase(work: (url: string) => Promise<void>): Promise<void> {
  await withPostgresServer(async (serverUrl) => {
    const name = `bench_${randomBytes(6).toString("hex")}`;
    await run(serverUrl, `create database ${name}`);
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    try {
      await work(url.href);
    } finally {
      await run(serverUrl, `drop database ${name} with (force)`);
    }
  });
}

/** Gives the server of `BENCH_DATABASE_URL` to the work, or one that is stopped afterwards. */
export async function withPostgresServer(work: (url: string) => Promise<void>): Promise<void> {
  const named = process.env["BENCH_DATABASE_URL"];
  if (named !== undefined) return work(named);
  const closers: (() => Promise<void>)[] = [];
  const cleanUp = (step: () => Promise<void>): void => void closers.unshift(step);
  try {
    await work(await startPostgres(await preparePostgresBinaries(cleanUp), cleanUp));
  } finally {
    for (const close of closers) await close();
  }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}
