import type { Clock } from "../clock.ts";

const keptMs = 60_000;

/**
 * For what any number of callers may ask for: it is worked out once for all of them.
 * @param max how many keys are kept; the one that was worked out first is forgotten first
 * @returns a function that does `work` for a key at most once in a minute; a failure is not kept
 */
export function keepForAMinute<Value>({ clock }: { clock: Clock }, max: number) {
  const kept = new Map<string, { at: number; value: Promise<Value> }>();
  return (key: string, work: () => Promise<Value>): Promise<Value> => {
    const at = clock.now().getTime();
    const known = kept.get(key);
    // Worked out later than now where the clock was set back.
    if (known !== undefined && known.at <= at && at - known.at < keptMs) return known.value;
    const counting = { at, value: work() };
    // A map keeps the order of insertion: this moves the key to the end.
    kept.delete(key);
    kept.set(key, counting);
    const [oldest] = kept.keys();
    if (kept.size > max && oldest !== undefined) kept.delete(oldest);
    counting.value.catch(() => {
      if (kept.get(key) === counting) kept.delete(key);
    });
    return counting.value;
  };
}
