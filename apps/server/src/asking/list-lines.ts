import type { Provider } from "@vagou/providers/core/provider";
import type { Actor, Deps } from "../deps.ts";
import { hostPaceOf, type HostPace } from "./etiquette/host-line.ts";

/** A shorter wait is not shown. */
const toldFromMs = 1_500;

/**
 * What is told is kept as far as it is ours: see `ProviderLines.noteTold`.
 * @returns the portals where this person waits, or would wait, in our own line, and how long in whole seconds
 */
export function listLines(
  { providers, lines }: Pick<Deps, "providers" | "lines">,
  { actor: { userId } }: { actor: Pick<Actor, "userId"> },
): { name: string; wait_s: number }[] {
  return providers.flatMap((provider) => {
    const waitMs = waitAt(provider, (host) => lines.expectedWaitMs(host, userId, "most"));
    if (waitMs < toldFromMs) return [];
    const seconds = Math.ceil(waitMs / 1000);
    for (const origin of provider.origins)
      lines.noteTold(hostPaceOf(origin, provider), userId, 1000 * seconds);
    return [{ name: provider.id, wait_s: seconds }];
  });
}

/** @returns the longest wait at the hosts of a portal, in ms, as `waitOf` tells it of each */
export function waitAt(
  { origins, ...pace }: Pick<Provider, "origins" | "paceMs" | "inFlightMax" | "requestsUsual">,
  waitOf: (host: HostPace) => number,
): number {
  return Math.max(...origins.map((origin) => waitOf(hostPaceOf(origin, pace))));
}
