import { createHash } from "node:crypto";
import { Client, type ClientConfig } from "pg";

/**
 * A connection to a Postgres server that prepares every statement, and that may be lost without harm.
 *
 * A statement that a connection has seen is not parsed and planned again. The connection keeps what it
 * prepared, so texts must not differ without bound: use one array or JSON parameter for lists of any
 * length. A pooler in between must know prepared statements, as PgBouncer does from 1.21.
 */
export class Connection extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    // Without a listener the loss of a connection would end the process. Whoever waits for an answer is told by
    // the answer, and the pool lets go of what is lost.
    this.on("error", () => {});
    const query = this.query.bind(this);
    const send = (statement: unknown, ...rest: unknown[]): unknown =>
      Reflect.apply(query, undefined, [withName(statement), ...rest]);
    Reflect.set(this, "query", send);
  }
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
