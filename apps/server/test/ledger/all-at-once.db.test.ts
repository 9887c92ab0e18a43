import { expect, test } from "vitest";
import { liveThrough, timeoutMs } from "./live-through.ts";
import { scenarios } from "./operations.ts";
import { runTogether } from "./run-scenario.ts";

test(
  "whatever happens to fichas at once, no promise is broken",
  async () => {
    expect(await liveThrough(scenarios({ people: 3, apart: false }), runTogether)).toEqual([]);
  },
  timeoutMs,
);
