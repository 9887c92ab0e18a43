import { providerLabel } from "@vagou/contract/search/catalogue";
import type { KeptJob } from "@vagou/contract/api/answers";
import { dayOf } from "../calendar.ts";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { isJobId } from "./normalising/job-id.ts";
import { keptSince } from "./kept/kept-since.ts";
import { findPosting } from "./kept/repository.ts";

/**
 * The posting with this id, from a shared link or a bookmark, as a search last found it.
 * @throws {AppError} job_not_found when it is unknown, not found for too long, or the id is invalid
 */
export async function getPosting(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id }: { id: string },
): Promise<KeptJob> {
  const stored = isJobId(id) ? await findPosting(db, id, keptSince(clock.now())) : undefined;
  if (stored === undefined) throw new AppError("job_not_found");
  return {
    ...stored.posting,
    display_name: providerLabel(stored.providerId),
    first_seen_at: dayOf(stored.firstSeenAt),
    last_seen_at: dayOf(stored.lastSeenAt),
  };
}
