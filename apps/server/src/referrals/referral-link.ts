import type { Config } from "../config/config.ts";

/** The link that a person sends to friends: the sign-up page with their code (`refer_id`). */
export function referralLinkOf(
  { appBaseUrl }: Pick<Config, "appBaseUrl">,
  user: { referralCode: string },
): string {
  return `${appBaseUrl}/register?refer_id=${user.referralCode}`;
}
