import type { Provider } from "@vagou/providers/core/provider";
import type { Config } from "../config/config.ts";

/** @returns true when every key a provider wants is set; a stand-in takes any. */
export function isConfigured(
  { credentials }: Pick<Provider, "credentials">,
  config: Pick<Config, "credentials" | "providers">,
): boolean {
  return (
    config.providers === "stand-in" ||
    (credentials ?? []).every((name) => config.credentials[name] !== undefined)
  );
}

/** The keys to ask with; where a stand-in answers, any will do. */
export function credentialsOf(
  { credentials }: Pick<Provider, "credentials">,
  config: Pick<Config, "credentials">,
): Record<string, string> {
  return Object.fromEntries(
    (credentials ?? []).map((name) => [name, config.credentials[name] ?? "stand-in"]),
  );
}
