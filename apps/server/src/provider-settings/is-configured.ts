import type { Provider } from "@vagou/providers/core/provider";
import type { Config } from "../config/config.ts";

/** @returns true when every key that a provider needs is set; a stand-in accepts any key */
export function isConfigured(
  { credentials }: Pick<Provider, "credentials">,
  config: Pick<Config, "credentials" | "providers">,
): boolean {
  return (
    config.providers === "stand-in" ||
    (credentials ?? []).every((name) => config.credentials[name] !== undefined)
  );
}

/** The keys for requests to a provider; a stand-in accepts any. */
export function credentialsOf(
  { credentials }: Pick<Provider, "credentials">,
  config: Pick<Config, "credentials">,
): Record<string, string> {
  return Object.fromEntries(
    (credentials ?? []).map((name) => [name, config.credentials[name] ?? "stand-in"]),
  );
}
