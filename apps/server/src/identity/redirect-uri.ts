import type { Config } from "../config/config.ts";

/** Where Google sends people back to; it has to be registered there, letter for letter. */
export function googleRedirectUri({ appBaseUrl }: Pick<Config, "appBaseUrl">): string {
  return `${appBaseUrl}/auth/google/callback`;
}
