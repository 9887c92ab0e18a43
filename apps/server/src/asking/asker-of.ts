import type { Asker, Provider } from "@vagou/providers/core/provider";
import type { Deps } from "../deps.ts";
import { credentialsOf } from "../provider-settings/is-configured.ts";

/** @returns what a provider is told of the caller, if its terms demand it */
export function askerOf(
  { config }: Pick<Deps, "config">,
  { provider, caller }: { provider: Provider; caller: { ip: string; userAgent: string } },
): Asker {
  return { ...caller, pageUrl: `${config.appBaseUrl}/jobs`, credentials: credentialsOf(provider, config) };
}
