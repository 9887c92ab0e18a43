import { expect, test } from "vitest";
import { liveThrough, timeoutMs } from "./live-through.ts";
import { scenarios } from "./operations.ts";
import { runApart } from "./run-scenario.ts";

test(
  "random operations on fichas, one after the other, have the results of the model",
  async () => {
    expect(await liveThrough(scenarios({ people: 8, apart: true }), runApart)).toEqual([]);
  },
  timeoutMs,
);
