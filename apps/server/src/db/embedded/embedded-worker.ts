import { parentPort, workerData, type MessagePort } from "node:worker_threads";
import { PGlite, protocol } from "@electric-sql/pglite";

/*
 * The thread of the embedded database: PGlite behind Postgres' frontend/backend protocol. It answers `ready` when the
 * database is open, and is then given a message port for each session, or `null` to close. PGlite has one session, so
 * a later one takes it over, rolled back and without prepared statements.
 */
if (parentPort === null) throw new Error("the embedded database is a worker thread");
const parent = parentPort;
const folder: unknown = workerData;
const pglite = await PGlite.create({
  ...(typeof folder === "string" && { dataDir: folder }),
  // Postgres' usual 128 MB are memory of this process, and the system keeps the same files in its own.
  // After a checkpoint (`shorten-log`) hardly more files of the log stay for later use than it needs.
  startParams: [
    ...PGlite.defaultStartParams,
    ...settings("shared_buffers=32MB", "max_wal_size=64MB", "min_wal_size=32MB"),
  ],
});
const runOnceName = "_PostgresMainLoopOnce";
let session: MessagePort | null = null;
let last = Promise.resolve();

endWhenBroken();
parent.on("message", (next: MessagePort | null) => {
  inTurn(() => (next === null ? close() : open(next)));
});
parent.postMessage("ready");

function settings(...all: string[]): string[] {
  return all.flatMap((setting) => ["-c", setting]);
}

/**
 * PGlite (0.5) ignores an exception that is none of Postgres', as of a full stack, and answers the statement as if it
 * had succeeded, with memory in an unknown state. Here it ends the thread.
 */
function endWhenBroken(): void {
  const { [runOnceName]: runOnce } = pglite.Module;
  pglite.Module[runOnceName] = () => {
    try {
      runOnce();
    } catch (error) {
      if (!isPostgresError(error)) {
        parent.postMessage(error);
        process.exit(1);
      }
      throw error;
    }
  };
}

/** How PGlite's WebAssembly leaves a statement that Postgres refuses: POSTGRES_MAIN_LONGJMP in pglitec.c. */
function isPostgresError(error: unknown): boolean {
  return typeof error === "object" && error !== null && "status" in error && error.status === 100;
}

/** One step at a time, in their order. A step that fails ends the thread. */
function inTurn(step: () => Promise<void>): void {
  last = last.then(step);
}

async function open(port: MessagePort): Promise<void> {
  session?.close();
  session = port;
  for (const statement of ["rollback", "discard all"]) await answer(protocol.serialize.query(statement));
  port.on("message", (message: Uint8Array) => {
    inTurn(async () => {
      // The rest of a session that was given up must not become part of the next one.
      if (port !== session) return;
      const reply = await answer(message);
      if (reply.length > 0) port.postMessage(reply, [reply.buffer]);
    });
  });
}

async function close(): Promise<void> {
  session?.close();
  parent.close();
  await pglite.close();
}

async function answer(message: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  await pglite.execProtocolRawStream(message, {
    // What is given is memory of the WebAssembly, which changes at once.
    onRawData: (part) => void parts.push(part.slice()),
  });
  const reply = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let length = 0;
  for (const part of parts) {
    reply.set(part, length);
    length += part.length;
  }
  return reply;
}
