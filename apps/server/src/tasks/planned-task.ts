import type { Bell } from "./bell.ts";

/** Work that repeats while the server runs. */
export type PlannedTask = {
  /** The name in the log. */
  name: string;
  /** The pause between the end of one turn and the beginning of the next. */
  everyMs: number;
  /** One turn; its error is logged and does not stop the next turn. */
  work: () => Promise<unknown>;
  /** Rung when there is work before the next turn. */
  bell?: Bell;
  /** True: its statements may take longer than a call's; after days without a server there may be much to delete. */
  mayTakeLong?: boolean;
};

export const hourMs = 3_600_000;
