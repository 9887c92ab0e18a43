import type { HtmlScope } from "../core/html/html-page.ts";
import { ProviderBlocked } from "../core/outcome-errors.ts";
import type { ProviderReply } from "../core/provider.ts";
import { readHtmlReply } from "../core/reply/read-html-reply.ts";
import { cathoSettings } from "./settings.ts";

/**
 * @throws {ProviderBlocked} also for the 404 with which this portal refuses plain clients
 * @throws {ProviderUnavailable} {ProviderChanged} as `readHtmlReply`
 */
export function readCathoPage(reply: ProviderReply): HtmlScope {
  if (isRefusal(reply)) throw new ProviderBlocked(`status ${reply.status}, "Operação Inválida"`);
  return readHtmlReply(reply);
}

export function isRefusal({ status, body }: ProviderReply): boolean {
  return status === 404 && cathoSettings.refusal.test(body);
}
