import type { Deps } from "../deps.ts";
import { hourMs, type PlannedTask } from "../tasks/planned-task.ts";
import { forgetRemovedVacancies } from "./forget-removed-vacancies.ts";

export function savedVacancyTasks(deps: Deps): PlannedTask[] {
  const work = () => forgetRemovedVacancies(deps);
  return [{ name: "forget removed vacancies", everyMs: hourMs, mayTakeLong: true, work }];
}
