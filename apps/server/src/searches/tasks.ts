import type { Deps } from "../deps.ts";
import { renewLifeMs } from "../credits/holds/process-lives.ts";
import { hourMs, type PlannedTask } from "../tasks/planned-task.ts";
import { forgetAnsweredQuestions } from "./answers/forget-answered-questions.ts";
import { forgetOldRuns } from "./answers/forget-old-runs.ts";
import { forgetOldSearches } from "./forget-old-searches.ts";
import { refreshPopular } from "./popular/refresh-popular.ts";
import { writeRuns } from "./answers/write-runs.ts";
import { sayThatProcessLives } from "./parts/say-that-process-lives.ts";

export function searchTasks(deps: Deps): PlannedTask[] {
  return [
    {
      name: "say that this process lives",
      everyMs: renewLifeMs,
      work: () => sayThatProcessLives(deps),
    },
    { name: "write runs of portals", everyMs: 500, work: () => writeRuns(deps) },
    { name: "refresh popular questions", everyMs: 20_000, work: () => refreshPopular(deps) },
    { name: "forget old answers", everyMs: 60_000, mayTakeLong: true, work: () => forgetOldSearches(deps) },
    {
      name: "forget answered questions",
      everyMs: hourMs,
      mayTakeLong: true,
      work: () => forgetAnsweredQuestions(deps),
    },
    { name: "forget old runs", everyMs: hourMs, mayTakeLong: true, work: () => forgetOldRuns(deps) },
  ];
}
