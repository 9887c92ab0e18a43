import type { Deps } from "../deps.ts";
import { hourMs, type PlannedTask } from "../tasks/planned-task.ts";
import { forgetOldPostings } from "./kept/forget-old-postings.ts";
import { indexNewPostings } from "./kept/index-new-postings.ts";

export function postingTasks(deps: Deps): PlannedTask[] {
  return [
    { name: "index new postings", everyMs: 5_000, mayTakeLong: true, work: () => indexNewPostings(deps) },
    { name: "forget old postings", everyMs: hourMs, mayTakeLong: true, work: () => forgetOldPostings(deps) },
  ];
}
