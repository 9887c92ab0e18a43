import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "./outcome-errors.ts";
import type { ProviderReply } from "./provider.ts";

/**
 * Refuses every reply that is not a plain 200, whatever its body should be.
 *
 * @param why what the provider itself says of it, for the log
 * @throws {ProviderBlocked} 401, 403, 429, or a captcha or challenge in place of the answer
 * @throws {ProviderUnavailable} 5xx
 * @throws {ProviderChanged} any other status than 200
 */
export function refuseFailure(reply: ProviderReply, why = ""): void {
  const { status } = reply;
  if (status === 200) return;
  const said = why && `: ${why}`;
  if (status === 401 || status === 403 || status === 429 || looksLikeChallenge(reply.body))
    throw new ProviderBlocked(`status ${status}${said}`);
  if (status >= 500) throw new ProviderUnavailable(`status ${status}${said}`);
  throw new ProviderChanged(`status ${status}${said}`);
}

/** Words of challenge pages; only looked for where no valid answer was found, for a vacancy may say them too. */
const challengeMarks =
  /captcha|cf-chl|cf_chl|challenge-platform|just a moment|attention required|access denied|acesso negado|datadome|px-captcha|incapsula|verify you are (a )?human|você é humano|unusual traffic|are you a robot|não (sou|é) um robô|azure waf|error code: 10\d\d/i;

/** Challenge pages carry their marks early; a long body is not searched to its end. */
const challengeSearchedLength = 20_000;

export function looksLikeChallenge(body: string): boolean {
  return challengeMarks.test(body.slice(0, challengeSearchedLength));
}
