import type { Deps } from "../../deps.ts";
import { isFailing } from "../etiquette/breaker.ts";
import { claimRefresh, postponeRefreshes } from "./repository.ts";

const usedWithinMs = 3 * 24 * 60 * 60 * 1000;
/** Time to the next try after one that failed; a reply that is kept for a day gets six tries. */
const retryMs = 30 * 60 * 1000;

/**
 * Asks again for one kept reply that soon expires, if a question used it in the last three days: a reply that no
 * question needs is never fetched. A failure costs no person fichas; the old reply serves until it expires.
 */
export async function refreshKeptReply({
  db,
  clock,
  config,
  providers,
  switchedOffProviders,
  fetcher,
  logger,
}: Pick<
  Deps,
  "db" | "clock" | "config" | "providers" | "switchedOffProviders" | "fetcher" | "logger"
>): Promise<void> {
  const now = clock.now();
  const asked = providers.filter(({ id }) => !switchedOffProviders.ids.includes(id));
  const due = await claimRefresh(db, {
    answeredBy: config.providers,
    providerIds: asked.map(({ id }) => id),
    now,
    usedSince: new Date(now.getTime() - usedWithinMs),
    againFrom: new Date(now.getTime() + retryMs),
  });
  const provider = asked.find(({ id }) => id === due?.providerId);
  if (due === undefined || provider === undefined || (await isFailing(db, provider.id))) return;
  const { isKept, notBefore, cause } = await fetcher.refresh(provider, due.request);
  if (notBefore !== null) await postponeRefreshes(db, provider.id, notBefore);
  if (!isKept) logger.info({ provider: provider.id, err: cause }, "a kept reply could not be refreshed");
}
