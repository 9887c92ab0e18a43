import { createShown } from "./create-shown.ts";

/** A part of a page whose code comes after the page: for what the first view does not need. */
export function createLatePart<Part>(load: () => Promise<Part>): LatePart<Part> {
  const shown = createShown<Part | null>(null);
  let coming: Promise<boolean> | null = null;
  const fetchPart = async () => {
    try {
      shown.show(await load());
      return true;
    } catch {
      // Without a connection, for instance: a later call tries again.
      coming = null;
      return false;
    }
  };
  return {
    read: shown.read,
    subscribe: shown.subscribe,
    fetch: () => (coming ??= fetchPart()),
  };
}

export type LatePart<Part> = {
  /** @returns null until the code is here */
  read: () => Part | null;
  /** Calls `listener` when the code is here. @returns a function that stops it */
  subscribe: (listener: () => void) => () => void;
  /**
   * Asks for the code unless it is here or on its way. Never rejects.
   * @returns whether it came; if not, the next call asks again
   */
  fetch: () => Promise<boolean>;
};
