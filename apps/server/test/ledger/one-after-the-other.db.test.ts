import { expect, test } from "vitest";
import { liveThrough, timeoutMs } from "./live-through.ts";
import { scenarios } from "./operations.ts";
import { runApart } from "./run-scenario.ts";

test(
  "whatever happens to fichas, one thing after the other, ends as the model says",
  async () => {
    expect(await liveThrough(scenarios({ people: 8, apart: true }), runApart)).toEqual([]);
  },
  timeoutMs,
);
