import type { Deps } from "../../src/deps.ts";

/** Lines at the portals in which no request waits. */
export const emptyLines: Deps["lines"] = {
  expectedWaitMs: () => 0,
  waitForOthersMs: () => 0,
  lengths: () => new Map(),
  noteOthers: () => {},
  noteTold: () => {},
  announce: () => () => {},
};
