import { createHash } from "node:crypto";
import { connect } from "node:net";
import { Client, type ClientConfig } from "pg";
import { DatabaseUnavailable } from "./database-unavailable.ts";

/**
 * A connection to a Postgres server that prepares every statement, and that may be lost without harm.
 *
 * A statement that a connection has seen is not parsed and planned again. The connection keeps what it
 * prepared, so texts must not differ without bound: use one array or JSON parameter for lists of any
 * length. A pooler in between must know prepared statements, as PgBouncer does from 1.21.
 *
 * A statement that fails because the connection is lost, given up or refused fails with `DatabaseUnavailable`.
 */
export class Connection extends Client {
  #isLost = false;

  constructor(config?: ClientConfig) {
    super(config);
    // Without a listener the loss of a connection would end the process. Whoever waits for an answer is told by
    // the answer, and the pool lets go of what is lost.
    this.on("error", () => {
      this.#isLost = true;
    });
    const query = this.query.bind(this);
    const send = (statement: unknown, ...rest: unknown[]): unknown => {
      const sent: unknown = Reflect.apply(query, undefined, [withName(statement), ...rest]);
      return sent instanceof Promise ? sent.catch((error: unknown) => this.#explain(error)) : sent;
    };
    Reflect.set(this, "query", send);
  }

  /** True when nothing more can be asked of it. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /**
   * Lets go of a server that does not answer: what waits for an answer fails. A server that is merely slow is told
   * to stop, so that what is given up does not go on working and keep its locks.
   */
  giveUp(): void {
    if (this.#isLost) return;
    this.#isLost = true;
    askToCancel(this);
    // Destroys the socket while a statement is under way.
    void this.end();
  }

  #explain(error: unknown): never {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (endsConnection.test(code)) this.#isLost = true;
    if (this.#isLost)
      throw new DatabaseUnavailable("the connection to the database is lost", { cause: error });
    if (isForNow.test(code)) throw new DatabaseUnavailable("the database refused", { cause: error });
    throw error;
  }
}

/** PostgreSQL, appendix A: a connection exception, or the server shuts down or ends the session. */
const endsConnection = /^(?:08\w{3}|57P0[1-5])$/;
/** Insufficient resources, or a statement that was cancelled. */
const isForNow = /^(?:53\w{3}|57014)$/;

const cancelPatienceMs = 5_000;

/** "Canceling Requests in Progress", PostgreSQL's frontend protocol: by a connection of its own, without answer. */
function askToCancel(connection: Connection): void {
  const { host, port } = connection;
  // Not in the types of pg, which sets both when it has connected.
  const processID: unknown = Reflect.get(connection, "processID");
  const secretKey: unknown = Reflect.get(connection, "secretKey");
  if (typeof processID !== "number" || typeof secretKey !== "number") return;
  const request = Buffer.alloc(16);
  request.writeInt32BE(request.length, 0);
  request.writeInt32BE(80_877_102, 4);
  request.writeInt32BE(processID, 8);
  request.writeInt32BE(secretKey, 12);
  const socket = host.startsWith("/") ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  socket.on("error", () => {});
  socket.setTimeout(cancelPatienceMs, () => socket.destroy());
  socket.unref();
  socket.end(request);
}

/** A statement as Drizzle sends it; a script of several comes as a plain text and cannot be prepared. */
function withName(statement: unknown): unknown {
  return isStatement(statement) ? { ...statement, name: nameOf(statement.text) } : statement;
}

function isStatement(value: unknown): value is { text: string } {
  return typeof value === "object" && value !== null && "text" in value && typeof value.text === "string";
}

const names = new Map<string, string>();

/** Short, as Postgres cuts names at 63 characters, and the same for the same text. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash("sha256").update(text).digest("base64url");
  names.set(text, name);
  return name;
}
