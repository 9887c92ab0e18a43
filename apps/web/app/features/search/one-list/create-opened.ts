/** Which vacancies of a list are open: ids of their first postings. A list that is drawn anew keeps them open. */
export function createOpened(): Opened {
  let ids: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();
  const show = (next: ReadonlySet<string>) => {
    ids = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => ids,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: (id, isAlone) => show(new Set(isAlone ? [id] : [...ids, id])),
    close: (id) => show(new Set([...ids].filter((other) => other !== id))),
  };
}

export type Opened = {
  read: () => ReadonlySet<string>;
  /** Calls `listener` when `read` gives another value. @returns a function that stops it */
  subscribe: (listener: () => void) => () => void;
  /** `isAlone`: every other vacancy is closed. */
  open: (id: string, isAlone: boolean) => void;
  close: (id: string) => void;
};
