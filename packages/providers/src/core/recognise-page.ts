import { attributeAt, findAll, findFirst, parseHtml, textOf, type HtmlScope } from "./html-page.ts";
import { isPackedPage } from "./is-packed-page.ts";
import { leadsHome } from "./leads-home.ts";
import { ProviderChanged } from "./outcome-errors.ts";
import type { ProviderReply } from "./provider.ts";
import { readBotCheck, type BotCheckMaker } from "./read-bot-check.ts";

/** What came in place of the page or the answer that was asked for. */
export type PageKind =
  /** Wants a browser, or a person, to prove itself; `by` is null where the maker is not known. */
  | { kind: "bot-check"; by: BotCheckMaker | null }
  /** Nothing to read, and a script that holds the page packed. */
  | { kind: "packed" }
  /** The portal's first page, after a redirect or by its own canonical address. */
  | { kind: "home-page" }
  /** Another page, after a redirect or by its own canonical address, which is `address` without parameters. */
  | { kind: "elsewhere"; address: string }
  /** An application that a browser would fill: nothing to read yet. */
  | { kind: "shell" }
  /** A page in another language than the one that was asked first, as its `lang` says. */
  | { kind: "other-language"; language: string };

/** Whatever tells these pages stands early in them. */
const searchedLength = 64 * 1024;

/**
 * Says what came in place of what an adapter sought. To be asked where nothing of that was found: most of these
 * marks say nothing against a page that has its vacancies.
 *
 * @returns null for a page or an answer of no kind known here
 */
export function recognisePage(reply: ProviderReply): PageKind | null {
  const text = reply.body.slice(0, searchedLength);
  const page = parseOrNull(text);
  const check = readBotCheck(text, page);
  if (check) return { kind: "bot-check", ...check };
  if (reply.status !== 200 || !page) return null;
  const isWhole = text.length === reply.body.length;
  if (isPackedPage(page, isWhole)) return { kind: "packed" };
  const canonical = canonicalOf(page, reply);
  if (leadsHome(reply) || (canonical && leadsHome({ ...reply, url: canonical.href })))
    return { kind: "home-page" };
  const elsewhere = [URL.parse(reply.url), canonical].find((url) => url && isElsewhere(url, reply));
  if (elsewhere) return { kind: "elsewhere", address: elsewhere.origin + elsewhere.pathname };
  if (isWhole && isShell(page)) return { kind: "shell" };
  const language = attributeAt(page, "html", "lang").toLowerCase();
  return isOtherLanguage(language, reply) ? { kind: "other-language", language } : null;
}

/** @returns null for what is no HTML, or larger or deeper than any page */
function parseOrNull(text: string): HtmlScope | null {
  if (!/<[a-z!]/i.test(text)) return null;
  try {
    return parseHtml(text);
  } catch (error) {
    if (error instanceof ProviderChanged) return null;
    throw error;
  }
}

function canonicalOf(page: HtmlScope, { url }: ProviderReply): URL | null {
  const href = attributeAt(page, 'link[rel~="canonical"]', "href");
  return href === "" ? null : URL.parse(href, url);
}

/** The same path at the same portal is no other page; parameters only turn pages. */
function isElsewhere(url: URL, { request }: ProviderReply): boolean {
  const asked = new URL(request.url);
  // A stand-in answers in the portal's name from this machine, without https.
  const isOtherHost = url.protocol === "https:" && hostOf(url) !== hostOf(asked);
  return isOtherHost || pathOf(url) !== pathOf(asked);
}

function hostOf({ host }: URL): string {
  return host.replace(/^www\./, "");
}

function pathOf({ pathname }: URL): string {
  return pathname.toLowerCase().replace(/\/$/, "");
}

/** More than this is a page that a person can read. */
const shellTextMax = 160;

/** An application's empty place, or a text that asks for JavaScript, with a script to fill it and no data in it. */
function isShell(page: HtmlScope): boolean {
  if (!findFirst(page, "script")) return false;
  if (findFirst(page, "script[type='application/json'], script[type='application/ld+json']")) return false;
  const text = textOf(findFirst(page, "body") ?? page);
  if (text.length > shellTextMax) return false;
  const asked = [text, ...findAll(page, "noscript").map(textOf)].join(" ");
  return /javascript/i.test(asked) || findAll(page, applicationPlaces).some((place) => textOf(place) === "");
}

/** Where React, Next, Nuxt, Angular and Vue put what they make. */
const applicationPlaces = "#root, #app, #__next, #__nuxt, app-root, [data-reactroot], [ng-app]";

function isOtherLanguage(language: string, { request }: ProviderReply): boolean {
  const [, asked] = /^\s*([a-z]{2})\b/i.exec(request.headers["accept-language"] ?? "") ?? [];
  return asked !== undefined && /^[a-z]{2}\b/.test(language) && !language.startsWith(asked.toLowerCase());
}
