import { providerCatalogue, providerIds } from "@vagou/contract/search/catalogue";
import type { ResponseOf } from "@vagou/contract/api/endpoints";
import type { Deps } from "../../deps.ts";
import { listProviders } from "../../provider-health/list-providers.ts";
import { reportHealth } from "../../provider-health/report-health.ts";
import { listSwitchedOff } from "../../provider-settings/repository.ts";
import { type KeptReply, listNewestRuns, listReplies, type RunRow } from "./repository.ts";

type Portal = ResponseOf<"listOperatorPortals">["portals"][number];

/** Runs of each portal that are shown. */
const runsShown = 8;

/**
 * How every portal of the catalogue does: its state, its newest answers, the replies that could not be read, and how
 * many requests of this process wait for it. The times are as exact as `/fontes` and the kept replies say them: more
 * would lead to the person who asked.
 */
export async function listPortals(
  deps: Pick<Deps, "config" | "db" | "clock" | "providers" | "lines" | "switchedOffProviders">,
): Promise<ResponseOf<"listOperatorPortals">> {
  const { db, clock, providers, lines } = deps;
  const now = clock.now();
  const { providers: states } = await listProviders(deps, { now });
  const health = new Map((await reportHealth(db, providerIds, now)).map((each) => [each.providerId, each]));
  const switchedOff = new Map((await listSwitchedOff(db)).map((each) => [each.providerId, each]));
  const replies = await listReplies(db);
  const lengths = lines.lengths();
  const portals: Portal[] = [];
  for (const { id, label } of providerCatalogue) {
    const off = switchedOff.get(id);
    const judged = health.get(id);
    const suspendedUntil = judged?.suspendedUntil ?? null;
    const origins = providers.find((each) => each.id === id)?.origins ?? [];
    portals.push({
      id,
      label,
      state: states.find((each) => each.id === id)?.state ?? "unknown",
      switched_off: off === undefined ? null : { reason: off.reason, since: off.switchedOffAt.toISOString() },
      suspended_until: suspendedUntil !== null && suspendedUntil > now ? suspendedUntil.toISOString() : null,
      line: origins.reduce((sum, origin) => sum + (lengths.get(new URL(origin).host) ?? 0), 0),
      suspicions: judged?.suspicions ?? [],
      runs: (await listNewestRuns(db, id, runsShown)).map(describeRun),
      replies: replies.filter(({ providerId }) => providerId === id).map(describeReply),
    });
  }
  return { counted_at: now.toISOString(), portals };
}

function describeRun(run: RunRow): Portal["runs"][number] {
  const minute = Math.floor(run.createdAt.getTime() / 60_000) * 60_000;
  return {
    at: new Date(minute).toISOString(),
    outcome: run.outcome,
    took_ms: run.tookMs,
    vacancies: run.jobCount,
    dropped: run.droppedCount,
    skipped: run.skippedCount,
  };
}

function describeReply(reply: KeptReply): Portal["replies"][number] {
  return {
    id: reply.id,
    at: reply.receivedAt.toISOString(),
    outcome: reply.outcome,
    status: reply.status,
    content_type: reply.contentType,
    url: reply.url,
    cause: reply.cause,
    length: reply.length,
  };
}
