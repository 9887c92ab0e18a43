import type { Config } from "../config/config.ts";

/** The redirect URI; exactly this text has to be registered with Google. */
export function googleRedirectUri({ appBaseUrl }: Pick<Config, "appBaseUrl">): string {
  return `${appBaseUrl}/auth/google/callback`;
}
