/**
 * The connection of this device, for calls that it broke: when it makes sense to send them again. A browser knows that it
 * has no network; it does not know that a network leads nowhere, so there a few pauses come first.
 */
export function createConnection({ isOnline, onChange, now }: ConnectionDeps): Connection {
  let waiting = 0;
  const listeners = new Set<() => void>();
  const count = (more: number) => {
    waiting += more;
    for (const listener of listeners) listener();
  };
  return {
    isBroken: () => waiting > 0 || !isOnline(),
    subscribe: (listener) => {
      listeners.add(listener);
      const stop = onChange(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    startWaiting: (untilMs) => {
      const pauses = pausesMs.values();
      return async (signal) => {
        const pauseMs = isOnline() ? pauses.next().value : 0;
        if (pauseMs === undefined) return false;
        const isOver = () => now() >= untilMs || signal?.aborted === true;
        count(1);
        try {
          if (pauseMs > 0) await changeWithin(Math.min(pauseMs, untilMs - now()), onChange, signal);
          while (!isOnline() && !isOver()) await changeWithin(untilMs - now(), onChange, signal);
        } finally {
          count(-1);
        }
        return !isOver();
      };
    },
  };
}

export type Connection = {
  /** Whether the browser has no network, or a call waits for it. */
  isBroken: () => boolean;
  /** Calls `listener` when `isBroken` may have changed. @returns a function that stops it */
  subscribe: (listener: () => void) => () => void;
  /**
   * For one call that must not be sent after `untilMs`.
   * @returns a function to call each time that the network broke the call: true when it makes sense to send it again,
   *   false when it does not any more, or when the signal came
   */
  startWaiting: (untilMs: number) => (signal: AbortSignal | undefined) => Promise<boolean>;
};

/** Before each further try while the browser believes that it has a network. */
const pausesMs = [3_000, 10_000];

/** Ends at a change of the connection, after `ms`, or when the signal comes. */
async function changeWithin(
  ms: number,
  onChange: ConnectionDeps["onChange"],
  signal: AbortSignal | undefined,
): Promise<void> {
  if (signal?.aborted === true) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    const stop = onChange(end);
    signal?.addEventListener("abort", end);
  });
}

type ConnectionDeps = {
  isOnline: () => boolean;
  /** Calls `listener` when the browser gains or loses its network. @returns a function that stops it */
  onChange: (listener: () => void) => () => void;
  now: () => number;
};
