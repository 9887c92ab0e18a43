import type { Logger } from "drizzle-orm";
import { Pool } from "pg";
import type { Database } from "../../../apps/server/src/db/client.ts";
import { migrate } from "../../../apps/server/src/db/migrating/migrate.ts";
import { Connection } from "../../../apps/server/src/db/connections/connection.ts";
import { openEmbeddedPool } from "../../../apps/server/src/db/embedded/embedded-pool.ts";
import { createPoolDb } from "../../../apps/server/src/db/connections/database-on-pool.ts";

type Value = string | number | boolean | null;
export type Statement = { text: string; parameters: (Value | Value[])[] };

export type LedgerDatabase = Database & {
  /** For the output. */
  name: string;
  /** @returns the statements that `work` sends, without begin and commit */
  record(work: () => Promise<unknown>): Promise<Statement[]>;
  /** Sends statements in one transaction directly through the driver. */
  sendBare(statements: readonly Statement[]): Promise<void>;
};

/** An empty Postgres database, or without `url` the embedded one in memory, through the ORM and through the driver. */
export async function openLedgerDatabase(url: string | null): Promise<LedgerDatabase> {
  const recorder = createRecorder();
  const database = url === null ? await openEmbedded(recorder) : openServer(url, recorder);
  await migrate(database);
  return { ...database, record: recorder.record };
}

type Opened = Omit<LedgerDatabase, "record">;

function openServer(url: string, logger: Logger): Opened {
  const pool = new Pool({ connectionString: url, Client: Connection, max: 10 });
  // Dropping the database may end a connection that the pool is closing.
  pool.on("error", () => {});
  return { ...onPool(pool, logger), name: "Postgres server", isShared: true, close: () => pool.end() };
}

async function openEmbedded(logger: Logger): Promise<Opened> {
  const { pool, close } = await openEmbeddedPool({ connectMs: 60_000 });
  return { ...onPool(pool, logger), name: "embedded Postgres in memory", isShared: false, close };
}

function onPool(pool: Pool, logger: Logger): Pick<Opened, "db" | "runScript" | "connections" | "sendBare"> {
  return {
    db: createPoolDb(pool, { logger }),
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      most: pool.options.max,
      waiting: pool.waitingCount,
    }),
    runScript: async (...texts) => {
      for (const text of texts) await pool.query(text);
    },
    sendBare: async (statements) => {
      const connection = await pool.connect();
      try {
        await connection.query({ text: "begin" });
        for (const { text, parameters } of statements) await connection.query({ text }, parameters);
        await connection.query({ text: "commit" });
      } finally {
        connection.release();
      }
    },
  };
}

function createRecorder(): Logger & Pick<LedgerDatabase, "record"> {
  let recorded: Statement[] = [];
  let isRecording = false;
  return {
    logQuery: (text, parameters) => {
      if (isRecording) recorded.push({ text, parameters: parameters.map((value) => asParameter(value)) });
    },
    record: async (work) => {
      recorded = [];
      isRecording = true;
      await work();
      isRecording = false;
      return recorded;
    },
  };
}

function asParameter(value: unknown): Value | Value[] {
  return Array.isArray(value) ? value.map((entry) => asValue(entry)) : asValue(value);
}

function asValue(value: unknown): Value {
  if (
    value === null ||
    typeof value === "string" ||
    typeof value === "number" ||
    typeof value === "boolean"
  ) {
    return value;
  }
  throw new Error(`a parameter of type ${typeof value}`);
}
