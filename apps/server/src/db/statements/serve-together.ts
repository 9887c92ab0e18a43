import { isDatabaseUnavailable } from "../connections/database-unavailable.ts";

/** A call that waits to be served with others, and the promise of its caller. */
export type WaitingCall<Call, Result> = {
  call: Call;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

/** The result of a call, or why this call alone is refused. */
export type CallResult<Result> = { value: Result } | { refused: Error };

/**
 * Serves waiting calls together and settles each with its own result. When that fails, they are served again one by
 * one, so that a defect of one call does not fail the others; with a database that does not answer, all fail.
 * Never rejects.
 * @param serve gets at least one call; returns the result of each, in their order
 */
export async function serveTogether<Call, Result>(
  group: readonly WaitingCall<Call, Result>[],
  serve: (calls: readonly Call[]) => Promise<readonly CallResult<Result>[]>,
): Promise<void> {
  if (group.length === 0) return;
  try {
    const results = await serve(group.map(({ call }) => call));
    if (results.length !== group.length)
      throw new Error(`${results.length} results for ${group.length} calls`);
    for (const [index, { resolve, reject }] of group.entries()) {
      const result = results[index];
      if (result === undefined) reject(new Error("a call got no result"));
      else if ("refused" in result) reject(result.refused);
      else resolve(result.value);
    }
  } catch (error) {
    if (group.length === 1 || isDatabaseUnavailable(error)) for (const { reject } of group) reject(error);
    else for (const waiting of group) await serveTogether([waiting], serve);
  }
}
