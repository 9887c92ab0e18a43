import { freeRepeatMs } from "@vagou/contract/fichas/amounts";
import { CancelledError, type QueryClient } from "@tanstack/react-query";
import type { Group, SearchQuery } from "../search-types.ts";
import { askProvider, type CallDeps, cancelledGroup } from "./ask-provider.ts";
import { type Part, partQuery } from "./part-query.ts";

/**
 * Asks every portal of `query` at once, and puts each answer into the cache as it comes. Only this function knows that
 * this takes one call for each portal. The first questions of a search can be cancelled (`cancelQueries`), and are
 * when no observer watches them any more; those of `againId` go on until their answers come.
 * @returns the part of each portal, in the order of `query.services`; a failing call fails its portal only
 */
export function askProviders(
  { id, query, againId = null, startedAtMs }: Asked,
  deps: AskDeps,
): Promise<Part>[] {
  const sinceMs = startedAtMs ?? deps.now();
  const asked = new Map(
    startingAnywhere(query.services, deps.now()).map((provider) => [
      provider,
      askPart(provider, { id, query, againId, startedAtMs: sinceMs }, deps),
    ]),
  );
  return query.services.flatMap((provider) => asked.get(provider) ?? []);
}

/**
 * A browser sends six calls at a time. If every search began with the same six portals, all people would wait for
 * those six.
 */
function startingAnywhere(services: readonly string[], nowMs: number): string[] {
  const start = services.length === 0 ? 0 : nowMs % services.length;
  return [...services.slice(start), ...services.slice(0, start)];
}

async function askPart(
  provider: string,
  { id, query, againId, startedAtMs }: Required<Asked>,
  deps: AskDeps,
): Promise<Part> {
  const { client } = deps;
  const part = partQuery(id, provider);
  const isFresh = againId !== null;
  // What is picked up after a reload is asked with the same keys.
  const key = `${againId ?? id}-${provider}`;
  const askedAtMs = deps.now();
  let wasBroken = false;
  try {
    return await client.query({
      ...part,
      staleTime: 0,
      queryFn: async (context) => {
        // Reading `signal` is what lets the cache cancel the call.
        const signal = isFresh ? undefined : context.signal;
        const answer = await askProvider(
          {
            provider,
            query,
            searchId: id,
            isFresh,
            key,
            untilMs: startedAtMs + keyLifeMs,
            signal,
            onBroken: () => {
              wasBroken = true;
            },
          },
          deps,
        );
        return withAnswer(client.getQueryData(part.queryKey), answer);
      },
    });
  } catch (error) {
    if (!(error instanceof CancelledError)) throw error;
    const cancelled = { group: cancelledGroup(provider, deps.now() - askedAtMs, wasBroken), again: null };
    client.setQueryData(part.queryKey, cancelled);
    return cancelled;
  }
}

function withAnswer(former: Part | undefined, answer: Group): Part {
  if (former === undefined) return { group: answer, again: null };
  const isWorse = answer.has_error && !former.group.has_error;
  const older = answer.is_off ? { ...former.group, is_off: true } : former.group;
  // The payment that makes it free may be that of an answer that was lost on the way.
  const isPaidPerhaps = former.group.fichas === "unknown" && answer.fichas === "free";
  return {
    group: isWorse ? older : isPaidPerhaps ? { ...answer, fichas: "unknown" } : answer,
    again: answer,
  };
}

/** How long after its start a search may use its keys: the server knows them for ten minutes, and a call is on its way. */
export const keyLifeMs = freeRepeatMs - 30_000;

type Asked = {
  /** Names the search, and makes the keys of its first questions. */
  id: string;
  query: SearchQuery;
  /** Asks again, even where an older answer is available for free; makes the keys of these questions. */
  againId?: string | null;
  /** When these questions were asked first, where they are picked up. */
  startedAtMs?: number;
};

export type AskDeps = CallDeps & {
  client: QueryClient;
};
