import type { Asker, Provider } from "@vagou/providers/core/provider";
import type { Config } from "@vagou/server/config/config";
import { credentialsOf } from "@vagou/server/provider-settings/is-configured";

/** The asker for an operator's command: an address of the documentation range, and the keys of the settings. */
export function operatorAsker(provider: Provider, config: Config): Asker {
  return {
    ip: "203.0.113.1",
    userAgent: config.operator.userAgent,
    pageUrl: `${config.appBaseUrl}/jobs`,
    credentials: credentialsOf(provider, config),
  };
}
