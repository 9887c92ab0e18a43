import { writeAccessRecords } from "./access-records/write-access-records.ts";
import { accessRecordTasks } from "./access-records/tasks.ts";
import { accountTasks } from "./accounts/tasks.ts";
import { askingTasks } from "./asking/tasks.ts";
import { creditTasks } from "./credits/tasks.ts";
import { withDeadline } from "./db/connections/with-deadline.ts";
import { embeddedTasks } from "./db/embedded/tasks.ts";
import type { Deps } from "./deps.ts";
import { emailTasks } from "./email/tasks.ts";
import { expectationTasks } from "./expectations/tasks.ts";
import { writeQuestionCounts } from "./expectations/write-question-counts.ts";
import { identityTasks } from "./identity/tasks.ts";
import { ledgerAuditTasks } from "./ledger-audit/tasks.ts";
import { limitTasks } from "./limits/tasks.ts";
import { operatorTasks } from "./operators/tasks.ts";
import { markTasks } from "./marks/tasks.ts";
import { paymentTasks } from "./payments/tasks.ts";
import { postingTasks } from "./postings/tasks.ts";
import { providerHealthTasks } from "./provider-health/tasks.ts";
import { providerSettingsTasks } from "./provider-settings/tasks.ts";
import { savedVacancyTasks } from "./saved-vacancies/tasks.ts";
import { searchTermTasks } from "./search-terms/tasks.ts";
import { writeRuns } from "./searches/answers/write-runs.ts";
import { searchTasks } from "./searches/tasks.ts";
import { secondFactorTasks } from "./second-factors/tasks.ts";
import { sessionTasks } from "./sessions/tasks.ts";
import { sharedListTasks } from "./shared-lists/tasks.ts";
import { signUpTasks } from "./sign-up/tasks.ts";
import { repeat } from "./tasks/repeat.ts";

const rooms = [
  accountTasks,
  emailTasks,
  accessRecordTasks,
  creditTasks,
  paymentTasks,
  searchTasks,
  askingTasks,
  providerHealthTasks,
  providerSettingsTasks,
  identityTasks,
  signUpTasks,
  sessionTasks,
  secondFactorTasks,
  limitTasks,
  postingTasks,
  markTasks,
  savedVacancyTasks,
  sharedListTasks,
  searchTermTasks,
  expectationTasks,
  ledgerAuditTasks,
  operatorTasks,
  embeddedTasks,
];

/** The deadline of each statement of a task that may take long. */
export const longTaskMs = 60_000;

/** Starts the tasks of every room; `closers` stops them. */
export function startTasks(deps: Deps, closers: AsyncDisposableStack): void {
  const { logger } = deps;
  const tasks = rooms
    .flatMap((tasksOf) => tasksOf(deps))
    .map(({ name, everyMs, work, bell, mayTakeLong = false }) =>
      repeat(name, everyMs, logger, mayTakeLong ? () => withDeadline(longTaskMs, work) : work, bell),
    );
  closers.defer(async () => {
    await Promise.all(tasks.map((task) => task.stop()));
    try {
      // What was noted since the last turn; all requests have ended by now.
      await writeAccessRecords(deps);
      await writeRuns(deps);
      await writeQuestionCounts(deps);
    } catch (error) {
      logger.error({ err: error }, "what was noted last could not be written");
    }
  });
}
