import { runInNewContext } from "node:vm";

/**
 * Runs `work` and stops it at the limit, even in the middle of a regular expression, which a test's own
 * time limit cannot do.
 *
 * @throws what `work` throws, or that it was stopped
 */
export function stopAfter<T>(limitMs: number, work: () => T): T {
  let result: { value: T } | undefined;
  const keep = () => {
    result = { value: work() };
  };
  runInNewContext("keep()", { keep }, { timeout: limitMs });
  if (result === undefined) throw new Error("the work did not end");
  return result.value;
}
