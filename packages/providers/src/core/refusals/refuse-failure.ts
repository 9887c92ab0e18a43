import { describePageKind } from "./describe-page-kind.ts";
import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "../outcome-errors.ts";
import type { ProviderReply } from "../provider.ts";
import { recognisePage } from "./recognise-page.ts";

/**
 * Refuses every reply whose status is not 200, of any content type.
 *
 * @param why the provider's own reason, for the log
 * @throws {ProviderBlocked} 401, 403, 429, or a bot check in place of the answer
 * @throws {ProviderUnavailable} 5xx
 * @throws {ProviderChanged} any other status than 200
 */
export function refuseFailure(reply: ProviderReply, why = ""): void {
  const { status } = reply;
  if (status === 200) return;
  const check = recognisePage(reply);
  const said = `status ${status}${check ? `, ${describePageKind(check)}` : ""}${why && `: ${why}`}`;
  if (status === 401 || status === 403 || status === 429 || check?.kind === "bot-check")
    throw new ProviderBlocked(said);
  if (status >= 500) throw new ProviderUnavailable(said);
  throw new ProviderChanged(said);
}
