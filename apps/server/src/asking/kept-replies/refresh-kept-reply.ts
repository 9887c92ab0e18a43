import type { Deps } from "../../deps.ts";
import { isFailing } from "../etiquette/breaker.ts";
import { claimRefresh, postponeRefreshes } from "./repository.ts";

const usedWithinMs = 3 * 24 * 60 * 60 * 1000;
/** After a try that failed; a reply that is kept for a day gets six tries. */
const retryMs = 30 * 60 * 1000;

/**
 * Asks again for one kept reply that is soon past its time, if a question used it in the last days:
 * what nobody asked for is never fetched. A failure costs nobody anything; the old reply serves to its end.
 */
export async function refreshKeptReply(deps: Deps): Promise<void> {
  const { db, clock, config, providers, fetcher, logger } = deps;
  const now = clock.now();
  const due = await claimRefresh(db, {
    answeredBy: config.providers,
    providerIds: providers.map(({ id }) => id),
    now,
    usedSince: new Date(now.getTime() - usedWithinMs),
    againFrom: new Date(now.getTime() + retryMs),
  });
  const provider = providers.find(({ id }) => id === due?.providerId);
  if (due === undefined || provider === undefined || (await isFailing(db, provider.id))) return;
  const { isKept, notBefore, cause } = await fetcher.refresh(provider, due.request);
  if (notBefore !== null) await postponeRefreshes(db, provider.id, notBefore);
  if (!isKept) logger.info({ provider: provider.id, err: cause }, "a kept reply could not be refreshed");
}
