import type { Provider } from "@vagou/providers/core/provider";
import type { Actor, Deps } from "../deps.ts";
import { hostPaceOf } from "./etiquette/host-line.ts";
import type { ProviderLines } from "./etiquette/provider-lines.ts";

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
    const waitMs = waitAt(lines, provider, userId, "most");
    if (waitMs < toldFromMs) return [];
    const seconds = Math.ceil(waitMs / 1000);
    for (const origin of provider.origins)
      lines.noteTold(hostPaceOf(origin, provider), userId, 1000 * seconds);
    return [{ name: provider.id, wait_s: seconds }];
  });
}

/** @param aim see `ProviderLines` @returns the longest wait at the hosts of a portal, in ms */
export function waitAt(
  lines: Pick<ProviderLines, "expectedWaitMs">,
  { origins, ...pace }: Pick<Provider, "origins" | "paceMs" | "inFlightMax" | "requestsUsual">,
  person: string,
  aim: "usual" | "most" = "usual",
): number {
  return Math.max(...origins.map((origin) => lines.expectedWaitMs(hostPaceOf(origin, pace), person, aim)));
}
