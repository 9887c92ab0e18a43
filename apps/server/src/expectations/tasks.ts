import type { Deps } from "../deps.ts";
import { hourMs, type PlannedTask } from "../tasks/planned-task.ts";
import { forgetOldCounts } from "./forget-old-counts.ts";
import { writeQuestionCounts } from "./write-question-counts.ts";

export function expectationTasks(deps: Deps): PlannedTask[] {
  return [
    { name: "write counts of questions", everyMs: 60_000, work: () => writeQuestionCounts(deps) },
    {
      name: "forget old counts of questions",
      everyMs: hourMs,
      mayTakeLong: true,
      work: () => forgetOldCounts(deps),
    },
  ];
}
