import { createHash } from "node:crypto";
import { connect } from "node:net";
import { Client, type ClientConfig } from "pg";
import { DatabaseUnavailable } from "./database-unavailable.ts";

/**
 * A connection to Postgres that prepares every statement, and whose loss does not end the process.
 *
 * A statement that a connection has prepared is not parsed and planned again. A connection keeps every prepared
 * statement, so the number of different texts must be bounded: use one array or JSON parameter for lists of any
 * length. A pooler in between must support prepared statements, as PgBouncer does from 1.21.
 *
 * Statements that are given in the same turn of the event loop are sent together, and Postgres answers them in their
 * order: a trip costs more than most statements. The `begin` of a transaction is not waited for, so that it travels with
 * the first statement.
 *
 * A statement that fails because the connection is lost, given up or refused fails with `DatabaseUnavailable`.
 */
export class Connection extends Client {
  #isLost = false;
  #isGathering = false;
  /** The answer to a `begin`, until a statement waits for it. */
  #begun: Promise<unknown> | undefined;
  /** The answer to a commit that was sent before the end of its transaction's work. */
  #committed: Promise<unknown> | undefined;
  /** Why a statement failed last: the cause for those behind it in its transaction. */
  #failed: unknown;
  readonly #isOwnStream: boolean;

  constructor(config?: ClientConfig) {
    super({ ...config, pipeline: true });
    this.#isOwnStream = config?.stream !== undefined;
    // Without a listener the loss of a connection would end the process. A running query rejects by itself, and the
    // pool removes the lost connection.
    this.on("error", () => {
      this.#isLost = true;
    });
    const query = this.query.bind(this);
    const send = (statement: unknown, ...rest: unknown[]): unknown => {
      const committed = this.#committed;
      if (committed !== undefined) {
        if (!isText(statement, /^(?:commit|rollback)$/)) return Promise.reject(new Error(behindCommit));
        this.#committed = undefined;
        if (isText(statement, /^commit$/)) return committed;
      }
      this.#gather();
      const sent: unknown = Reflect.apply(query, undefined, [withName(statement), ...rest]);
      if (!(sent instanceof Promise)) return sent;
      const answered = sent.catch((error: unknown) => this.#explain(error));
      // Drizzle begins a transaction with `begin`, and what the transaction is allowed to.
      return isText(statement, /^begin\b/) ? this.#begin(answered) : this.#afterBegin(answered);
    };
    Reflect.set(this, "query", send);
  }

  /** True when the connection cannot be used any more. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /**
   * Gives up a connection whose server does not answer: running queries fail. A server that is only slow is asked to
   * cancel, so that the statement does not keep running and keep its locks. The embedded database, which is reached
   * over a stream, cannot be asked: see `EmbeddedThread`.
   */
  giveUp(): void {
    if (this.#isLost) return;
    this.#isLost = true;
    if (!this.#isOwnStream) askToCancel(this);
    // Closes the socket once all statements on their way are answered: Postgres answers the cancelled one with an error.
    void this.end();
  }

  /** Sends the commit of a transaction whose work has not ended yet; the one that is sent at its end gets its answer. */
  commitNow(): void {
    const committed = this.query({ text: "commit" });
    committed.catch(() => {});
    this.#committed = committed;
  }

  /** Keeps what is written until the end of this turn. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }

  #begin(answered: Promise<unknown>): Promise<void> {
    this.#begun = answered;
    // The first statement fails with it.
    answered.catch(() => {});
    return Promise.resolve();
  }

  /** @returns the answer of a statement, or why the transaction that it is the first of could not begin */
  #afterBegin(answered: Promise<unknown>): Promise<unknown> {
    const begun = this.#begun;
    if (begun === undefined) return answered;
    this.#begun = undefined;
    return Promise.all([begun, answered]).then(([, answer]) => answer);
  }

  /** @throws why a statement failed; one that was sent behind another one may be waited for first, and tells its cause */
  #explain(error: unknown): never {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code !== transactionAborted || this.#isLost) this.#failed = this.#named(error, code);
    throw this.#failed ?? error;
  }

  #named(error: unknown, code: string): unknown {
    if (endsConnection.test(code)) this.#isLost = true;
    if (this.#isLost)
      return new DatabaseUnavailable("the connection to the database is lost", { cause: error });
    return temporaryCodes.test(code)
      ? new DatabaseUnavailable("the database refused", { cause: error })
      : error;
  }
}

const behindCommit = "a statement behind the commit of its transaction";

/** PostgreSQL, appendix A: a connection exception, or the server shuts down or ends the session. */
const endsConnection = /^(?:08\w{3}|57P0[1-5])$/;
/** Insufficient resources, or a statement that was cancelled. */
const temporaryCodes = /^(?:53\w{3}|57014)$/;
/** in_failed_sql_transaction: an earlier statement of the transaction failed, and this one was not done. */
const transactionAborted = "25P02";

const cancelPatienceMs = 5_000;

/** "Canceling Requests in Progress", PostgreSQL's frontend protocol: on a connection of its own, without an answer. */
function askToCancel(connection: Connection): void {
  const { host, port } = connection;
  // The types of pg do not have these members; pg sets both when it has connected.
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

/** Names a statement of Drizzle, so that it is prepared; a script of several is a plain text and cannot be prepared. */
function withName(statement: unknown): unknown {
  return isStatement(statement) ? { ...statement, name: nameOf(statement.text) } : statement;
}

function isText(statement: unknown, pattern: RegExp): boolean {
  return isStatement(statement) && pattern.test(statement.text);
}

function isStatement(value: unknown): value is { text: string } {
  return typeof value === "object" && value !== null && "text" in value && typeof value.text === "string";
}

const names = new Map<string, string>();

/** @returns the same name for the same text, short because Postgres cuts names at 63 characters */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash("sha256").update(text).digest("base64url");
  names.set(text, name);
  return name;
}
