import { createShown } from "#ui/screen/create-shown.ts";

/** Which vacancies of a list are open: ids of their first postings. A list that is drawn anew keeps them open. */
export function createOpened(atStart: readonly string[] = []): Opened {
  const { read, subscribe, show } = createShown<ReadonlySet<string>>(new Set(atStart));
  return {
    read,
    subscribe,
    open: (id, isAlone) => show(new Set(isAlone ? [id] : [...read(), id])),
    close: (id) => show(new Set([...read()].filter((other) => other !== id))),
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
