import type { Job } from "@vagou/contract/search/job";
import { systemClock } from "../../../apps/server/src/clock.ts";
import { openPostgres } from "../../../apps/server/src/db/opening/open-postgres.ts";
import { findUserByEmail } from "../../../apps/server/src/people/repository.ts";
import { saveVacancy } from "../../../apps/server/src/saved-vacancies/save-vacancy.ts";
import { shareList } from "../../../apps/server/src/shared-lists/share-list.ts";
import { storePostings } from "../../../apps/server/test/portals/store-postings.ts";
import { makeAccount } from "../accounts/account.ts";
import type { Stage } from "../stage.ts";

/**
 * Stores vacancies as if a search had found them, and shares all of them as a list of a person made for it.
 * @returns the id of the list
 */
export async function shareStored(stage: Stage, ...jobs: Job[]): Promise<string> {
  const { email } = await makeAccount(stage.product);
  const database = openPostgres(stage.databaseUrl, { poolSize: 1 });
  const deps = { db: database.db, clock: systemClock };
  try {
    await storePostings(deps, ...jobs);
    const user = await findUserByEmail(database.db, email);
    const actor = { userId: user?.id ?? "", sessionId: "" };
    for (const { id } of jobs) await saveVacancy(deps, { actor, postingId: id, others: [] });
    return (await shareList(deps, { actor, postingIds: jobs.map(({ id }) => id) })).id;
  } finally {
    await database.close();
  }
}
