import type { SavedVacancy } from "@vagou/contract/saved/saved-vacancies";
import type { WaitingTask } from "#lib/waiting/waiting-tasks.ts";

/** @returns the vacancies with the changes that the server was not told yet */
export function withWaiting(
  vacancies: readonly SavedVacancy[],
  tasks: readonly WaitingTask[],
): SavedVacancy[] {
  return vacancies.map((vacancy) => tasks.reduce(changed, vacancy));
}

function changed(vacancy: SavedVacancy, task: WaitingTask): SavedVacancy {
  if (task.kind !== "change" || task.postingId !== vacancy.id) return vacancy;
  const { status, note, next_step: step, next_step_on: day } = task.changes;
  return {
    ...vacancy,
    ...(status !== undefined && status !== vacancy.status && { status, status_at: task.at }),
    ...(note !== undefined && { note }),
    ...(step !== undefined && { next_step: step }),
    ...(day !== undefined && { next_step_on: day }),
  };
}
