import { otherPageError } from "./explain-missing.ts";
import type { ProviderReply } from "../provider.ts";
import { recognisePage, type PageKind } from "./recognise-page.ts";

/**
 * Call it for a page without cards before the page counts as empty: another page may hold words such as
 * "no results".
 *
 * @throws {ProviderBlocked} a bot check
 * @throws {ProviderChanged} a packed page or the home page; another address or language, or little text, is no
 *   reason, because a page that is really empty may have these too
 */
export function refuseOtherPage(reply: ProviderReply, what: string): void {
  const page = recognisePage(reply);
  if (page && neverEmpty.has(page.kind)) throw otherPageError(page, reply, what);
}

const neverEmpty: ReadonlySet<PageKind["kind"]> = new Set(["bot-check", "packed", "home-page"]);
