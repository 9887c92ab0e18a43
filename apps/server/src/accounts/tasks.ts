import type { Deps } from "../deps.ts";
import type { PlannedTask } from "../tasks/planned-task.ts";
import { answerAccountRequests } from "./answer-account-requests.ts";

export function accountTasks(deps: Deps): PlannedTask[] {
  return [
    {
      name: "answer account requests",
      everyMs: 1_000,
      work: () => answerAccountRequests(deps),
      bell: deps.accountRequestBell,
    },
  ];
}
