import { cameInstead } from "./explain-missing.ts";
import type { ProviderReply } from "./provider.ts";
import { recognisePage, type PageKind } from "./recognise-page.ts";

/**
 * To be called for a page without cards before it is called empty, whatever it says: the words of another page
 * may sound like "no results".
 *
 * @throws {ProviderBlocked} a bot check
 * @throws {ProviderChanged} a packed page or the home page; another address or language, or little to read, is
 *   no reason: so may an empty page be
 */
export function refuseOtherPage(reply: ProviderReply, what: string): void {
  const page = recognisePage(reply);
  if (page && neverEmpty.has(page.kind)) throw cameInstead(page, reply, what);
}

const neverEmpty: ReadonlySet<PageKind["kind"]> = new Set(["bot-check", "packed", "home-page"]);
