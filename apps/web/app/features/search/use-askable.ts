import { useQuery } from "@tanstack/react-query";
import { settingsQuery } from "#lib/api/settings.ts";

/** @returns those of `services` that can be asked today; all of them until the settings are known */
export function useAskable(services: readonly string[]): string[] {
  const { data: settings } = useQuery(settingsQuery);
  return services.filter(
    (id) => settings?.providers.some((provider) => provider.id === id && provider.configured) ?? true,
  );
}
