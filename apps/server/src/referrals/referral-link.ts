import type { Config } from "../config/config.ts";

/** What a person sends to friends: the sign-up page, which keeps the code (`refer_id`). */
export function referralLinkOf(
  { appBaseUrl }: Pick<Config, "appBaseUrl">,
  user: { referralCode: string },
): string {
  return `${appBaseUrl}/register?refer_id=${user.referralCode}`;
}
