import { expect, test } from "vitest";
import { liveThrough, timeoutMs } from "./live-through.ts";
import { scenarios } from "./operations.ts";
import { runTogether } from "./run-scenario.ts";

test(
  "random operations on fichas at the same time break no promise",
  async () => {
    expect(await liveThrough(scenarios({ people: 3, apart: false }), runTogether)).toEqual([]);
  },
  timeoutMs,
);
