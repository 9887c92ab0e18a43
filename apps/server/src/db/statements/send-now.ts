/**
 * Sends a statement of Drizzle, which otherwise sends it when it is awaited. Several statements of a transaction that are
 * sent now and awaited together (`Promise.all`) travel together and are answered in their order: see `Connection`. Prepared
 * statements (`buildOnce`) are sent when they are executed.
 */
export function sendNow<Result>(statement: PromiseLike<Result>): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  statement.then(resolve, reject);
  return promise;
}
