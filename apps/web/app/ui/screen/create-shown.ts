/** A value that is kept outside React and that screens show, for `useSyncExternalStore`. */
export function createShown<Value>(initial: Value): Shown<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
  };
}

export type Shown<Value> = {
  read: () => Value;
  /** Calls `listener` when another value is shown. @returns a function that stops it */
  subscribe: (listener: () => void) => () => void;
  show: (next: Value) => void;
};
