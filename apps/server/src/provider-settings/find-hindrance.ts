import type { Provider } from "@vagou/providers/core/provider";
import type { Config } from "../config/config.ts";
import { isConfigured } from "./is-configured.ts";

type Installation = {
  config: Pick<Config, "credentials" | "providers">;
  /** The enabled ones. */
  providers: readonly Pick<Provider, "id" | "credentials">[];
  /** Those that an operator switched off since. */
  switchedOffProviders: { ids: readonly Provider["id"][] };
};

/**
 * @returns why a provider cannot be asked in this installation: switched off, or without the key that it needs; null
 * when it can be asked
 */
export function findHindrance(
  id: Provider["id"],
  { config, providers, switchedOffProviders }: Installation,
): "off" | "not_configured" | null {
  const provider = providers.find((each) => each.id === id);
  if (provider === undefined || switchedOffProviders.ids.includes(id)) return "off";
  return isConfigured(provider, config) ? null : "not_configured";
}
