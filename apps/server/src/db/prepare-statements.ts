import type { ParameterOrJSON, Sql, TransactionSql, UnsafeQueryOptions } from "postgres";

/**
 * Makes every statement of Drizzle a prepared one, which is the default of postgres.js but not of
 * Drizzle: a statement that a connection has seen costs one round trip instead of two (the first asks
 * for the types of the parameters) and is not planned again.
 * A connection keeps what it prepared, so texts must not differ without bound: use one array or JSON
 * parameter for lists of any length. A pooler in between must know prepared statements, as PgBouncer
 * does from 1.21.
 */
export function prepareStatements<Client extends Sql | TransactionSql>(client: Client): Client {
  return new Proxy(client, {
    get(target, name) {
      if (name === "unsafe") {
        return (text: string, parameters?: ParameterOrJSON<never>[], options?: UnsafeQueryOptions) =>
          target.unsafe(text, parameters, { ...options, prepare: true });
      }
      if (name === "begin" && "begin" in target) {
        return (work: (tx: TransactionSql) => unknown) => target.begin((tx) => work(prepareStatements(tx)));
      }
      if (name === "savepoint" && "savepoint" in target) {
        return (work: (tx: TransactionSql) => unknown) =>
          target.savepoint((tx) => work(prepareStatements(tx)));
      }
      return Reflect.get(target, name);
    },
  });
}
