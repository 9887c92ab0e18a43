import type { Bell } from "./bell.ts";

/** What a room does again and again while the server runs. */
export type PlannedTask = {
  /** For the log. */
  name: string;
  /** From the end of one turn to the beginning of the next. */
  everyMs: number;
  /** One turn; what it throws is logged, and the next turn comes all the same. */
  work: () => Promise<unknown>;
  /** Rung when there is something to do before the next turn. */
  bell?: Bell;
  /** After days without a server there may be much to delete: its statements may take longer than a call's. */
  mayTakeLong?: boolean;
};

export const hourMs = 3_600_000;
