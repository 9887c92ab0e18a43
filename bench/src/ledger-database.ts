import { PGlite } from "@electric-sql/pglite";
import type { Logger } from "drizzle-orm";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import type { Database } from "../../apps/server/src/db/client.ts";
import { migrate } from "../../apps/server/src/db/migrate.ts";
import { prepareStatements } from "../../apps/server/src/db/prepare-statements.ts";

export type Statement = { text: string; parameters: (string | number | boolean | null)[] };

export type LedgerDatabase = Database & {
  /** For the reader. */
  name: string;
  /** @returns the statements that `work` sends, without begin and commit */
  record(work: () => Promise<unknown>): Promise<Statement[]>;
  /** Sends statements in one transaction, with nothing between us and the driver. */
  sendBare(statements: readonly Statement[]): Promise<void>;
};

/** The database of `BENCH_DATABASE_URL`, else the embedded one in memory, with both ways to reach it. */
export async function openLedgerDatabase(): Promise<LedgerDatabase> {
  const url = process.env["BENCH_DATABASE_URL"];
  const recorder = createRecorder();
  const database = url === undefined ? await openEmbedded(recorder) : openServer(url, recorder);
  await migrate(database);
  return { ...database, record: recorder.record };
}

type Opened = Omit<LedgerDatabase, "record">;

function openServer(url: string, logger: Logger): Opened {
  const client = postgres(url, { max: 10, onnotice: () => {} });
  return {
    name: "Postgres server",
    db: drizzlePostgres(prepareStatements(client), { logger }),
    runScript: async (script) => void (await client.unsafe(script).simple()),
    sendBare: (statements) =>
      client.begin(async (tx) => {
        for (const { text, parameters } of statements) await tx.unsafe(text, parameters, { prepare: true });
      }),
    close: () => client.end(),
  };
}

async function openEmbedded(logger: Logger): Promise<Opened> {
  const client = await PGlite.create();
  return {
    name: "embedded Postgres in memory",
    db: drizzlePglite(client, { logger }),
    runScript: async (script) => void (await client.exec(script)),
    sendBare: (statements) =>
      client.transaction(async (tx) => {
        for (const { text, parameters } of statements) await tx.query(text, parameters);
      }),
    close: () => client.close(),
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

function asParameter(value: unknown): Statement["parameters"][number] {
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
