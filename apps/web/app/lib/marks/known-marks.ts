import type { Marks } from "@vagou/contract/saved/saved-vacancies";

export type Flag = "seen" | "hidden" | "shown";

/** Changes that the server was not told yet, the oldest first. */
export type Waiting = {
  readonly flags: ReadonlyMap<string, Flag>;
  /** True: to be saved; false: to be removed. */
  readonly saves: ReadonlyMap<string, boolean>;
  /** The ids of all postings of each vacancy to be saved. */
  readonly postings: ReadonlyMap<string, readonly string[]>;
};

/** What is kept on the device: what the server last said, and what it was not told yet. */
export type KnownMarks = { readonly told: Marks; readonly waiting: Waiting };
