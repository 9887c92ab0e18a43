import { attributeAt, findAll, findFirst, parseHtml, textOf, type HtmlScope } from "../html/html-page.ts";
import { isPackedPage } from "./is-packed-page.ts";
import { endsAtHomePage } from "./ends-at-home-page.ts";
import { ProviderChanged } from "../outcome-errors.ts";
import type { ProviderReply } from "../provider.ts";
import { readBotCheck, type BotCheckMaker } from "./read-bot-check.ts";

/** The kind of page that came in place of the expected page or answer. */
export type PageKind =
  /** A page that tests whether a browser or a person asks; `by` is null for an unknown maker. */
  | { kind: "bot-check"; by: BotCheckMaker | null }
  /** No text to read, and a script that holds the packed page. */
  | { kind: "packed" }
  /** The portal's first page, after a redirect or by its own canonical address. */
  | { kind: "home-page" }
  /** Another page, after a redirect or by its own canonical address, which is `address` without parameters. */
  | { kind: "elsewhere"; address: string }
  /** An application that a browser would fill: no text to read yet. */
  | { kind: "shell" }
  /** A page in another language than the one that was asked first, according to its `lang`. */
  | { kind: "other-language"; language: string };

/** The marks of these pages are near their beginning. */
const searchedLength = 64 * 1024;

/**
 * Recognises the page that came in place of the one that an adapter expects. Call it only where no vacancies were
 * found: a page with vacancies may have most of these marks too.
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
  if (endsAtHomePage(reply) || (canonical && endsAtHomePage({ ...reply, url: canonical.href })))
    return { kind: "home-page" };
  const elsewhere = [URL.parse(reply.url), canonical].find((url) => url && isElsewhere(url, reply));
  if (elsewhere) return { kind: "elsewhere", address: elsewhere.origin + elsewhere.pathname };
  if (isWhole && isShell(page)) return { kind: "shell" };
  const language = attributeAt(page, "html", "lang").toLowerCase();
  return isOtherLanguage(language, reply) ? { kind: "other-language", language } : null;
}

/** @returns null for a text that is no HTML, or is larger or deeper than the bounds */
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

/** The same path at the same portal is the same page; parameters only select the page number. */
function isElsewhere(url: URL, { request }: ProviderReply): boolean {
  const asked = new URL(request.url);
  // A stand-in answers for the portal from this machine, without https.
  const isOtherHost = url.protocol === "https:" && hostOf(url) !== hostOf(asked);
  return isOtherHost || pathOf(url) !== pathOf(asked);
}

function hostOf({ host }: URL): string {
  return host.replace(/^www\./, "");
}

function pathOf({ pathname }: URL): string {
  return pathname.toLowerCase().replace(/\/$/, "");
}

/** A page with more text than this is no shell. */
const shellTextMax = 160;

/** Whether a page is an application's empty root element, or asks for JavaScript, with a script and without data. */
function isShell(page: HtmlScope): boolean {
  if (!findFirst(page, "script")) return false;
  if (findFirst(page, "script[type='application/json'], script[type='application/ld+json']")) return false;
  const text = textOf(findFirst(page, "body") ?? page);
  if (text.length > shellTextMax) return false;
  const asked = [text, ...findAll(page, "noscript").map(textOf)].join(" ");
  return /javascript/i.test(asked) || findAll(page, applicationPlaces).some((place) => textOf(place) === "");
}

/** The root elements of React, Next, Nuxt, Angular and Vue. */
const applicationPlaces = "#root, #app, #__next, #__nuxt, app-root, [data-reactroot], [ng-app]";

function isOtherLanguage(language: string, { request }: ProviderReply): boolean {
  const [, asked] = /^\s*([a-z]{2})\b/i.exec(request.headers["accept-language"] ?? "") ?? [];
  return asked !== undefined && /^[a-z]{2}\b/.test(language) && !language.startsWith(asked.toLowerCase());
}
