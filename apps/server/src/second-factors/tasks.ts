import type { Deps } from "../deps.ts";
import { hourMs, type PlannedTask } from "../tasks/planned-task.ts";
import { forgetExpiredChallenges } from "./challenges/forget-expired-challenges.ts";
import { resealFactors } from "./kept/reseal-factors.ts";

export function secondFactorTasks(deps: Deps): PlannedTask[] {
  return [
    {
      name: "forget what waited too long for a second factor",
      everyMs: 60_000,
      work: () => forgetExpiredChallenges(deps),
    },
    {
      name: "seal second factors with the newest key",
      everyMs: hourMs,
      mayTakeLong: true,
      work: () => resealFactors(deps),
    },
  ];
}
