import { providerIds } from "@vagou/contract/search/catalogue";
import type { Provider } from "@vagou/providers/core/provider";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { isConfigured } from "../provider-settings/is-configured.ts";

/**
 * @param ids as the caller sent them; a provider that is named twice is asked once
 * @throws {AppError} unknown_provider · provider_disabled · provider_not_configured
 */
export function selectProviders(
  { providers, config, switchedOffProviders }: Pick<Deps, "providers" | "config" | "switchedOffProviders">,
  { ids }: { ids: readonly string[] },
): Provider[] {
  const known: readonly string[] = providerIds;
  return [...new Set(ids)].map((id) => {
    const provider = providers.find((candidate) => candidate.id === id);
    if (provider !== undefined && !isConfigured(provider, config))
      throw new AppError("provider_not_configured");
    if (provider === undefined)
      throw new AppError(known.includes(id) ? "provider_disabled" : "unknown_provider");
    if (switchedOffProviders.ids.includes(provider.id)) throw new AppError("provider_disabled");
    return provider;
  });
}
