import { Parser } from "htmlparser2";
import { webAddress } from "../core/item-fields.ts";
import type { ProviderReply } from "../core/provider.ts";
import { explainMissing } from "../core/read-html-reply.ts";

/** One address of a sitemap; `lastmod` as written, "" where it says none: W3C dates compare as texts. */
export type SitemapEntry = { url: URL; lastmod: string };

/**
 * Reads a sitemap or an index of sitemaps, tens of thousands of addresses long, without a tree.
 *
 * @throws {ProviderBlocked} {ProviderChanged} it is neither
 */
export function readSitemap(reply: ProviderReply): { kind: "index" | "urls"; entries: SitemapEntry[] } {
  let kind: "index" | "urls" | null = null;
  const entries: SitemapEntry[] = [];
  let loc = "";
  let lastmod = "";
  let text = "";
  const parser = new Parser(
    {
      onopentagname: (name) => {
        if (name === "sitemapindex") kind = "index";
        if (name === "urlset") kind = "urls";
        if (name === "url" || name === "sitemap") loc = lastmod = "";
        text = "";
      },
      ontext: (chunk) => (text += chunk),
      onclosetag: (name) => {
        if (name === "loc") loc = text.trim();
        if (name === "lastmod") lastmod = text.trim();
        if (name !== "url" && name !== "sitemap") return;
        const url = URL.parse(loc, reply.url);
        if (url?.protocol === "https:" || url?.protocol === "http:") entries.push({ url, lastmod });
      },
    },
    { xmlMode: true, lowerCaseTags: true },
  );
  parser.end(reply.body);
  if (kind === null) throw explainMissing(reply, "a sitemap");
  return { kind, entries };
}

/** @returns the addresses on the `Sitemap:` lines of a robots.txt. */
export function sitemapsInRobots(robots: string): string[] {
  return [...robots.matchAll(/^[\t \uFEFF]*sitemap:[\t ]*(\S+)/gim)].flatMap(
    ([, address = ""]) => webAddress(address) ?? [],
  );
}
