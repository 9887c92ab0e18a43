import { describePageKind } from "./describe-page-kind.ts";
import { ProviderBlocked, ProviderChanged } from "../outcome-errors.ts";
import type { ProviderReply } from "../provider.ts";
import { recognisePage, type PageKind } from "./recognise-page.ts";

/**
 * Says why a reply does not hold what it should: another page came in its place, or it has another shape.
 * The caller throws the result.
 *
 * @param what what was missing, for the log: "cards", "a JobPosting"
 */
export function explainMissing(reply: ProviderReply, what: string): ProviderBlocked | ProviderChanged {
  const page = recognisePage(reply);
  if (page) return otherPageError(page, reply, what);
  return new ProviderChanged(`no ${what} in ${reply.body.length} characters from ${reply.url}`);
}

/** @returns the error to throw for a page that came in place of another: only a bot check is a refusal. */
export function otherPageError(
  page: PageKind,
  { url }: Pick<ProviderReply, "url">,
  what: string,
): ProviderBlocked | ProviderChanged {
  // Parameters may name the person who asks.
  const { origin, pathname } = new URL(url);
  const said = `${describePageKind(page)} came instead of ${what}, from ${origin}${pathname}`;
  return page.kind === "bot-check" ? new ProviderBlocked(said) : new ProviderChanged(said);
}
