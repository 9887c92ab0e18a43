import { Parser } from "htmlparser2";
import { webAddress } from "../core/text/item-fields.ts";
import { ProviderChanged } from "../core/outcome-errors.ts";
import { pageBounds } from "../core/html/parse-within-bounds.ts";
import type { ProviderReply } from "../core/provider.ts";
import { explainMissing } from "../core/refusals/explain-missing.ts";

/** One address of a sitemap; `lastmod` as written, "" where it has none: W3C dates compare as texts. */
export type SitemapEntry = { url: URL; lastmod: string };

/** As many as the protocol allows (sitemaps.org). */
const entriesMax = 50_000;

/**
 * Reads a sitemap or an index of sitemaps, tens of thousands of addresses long, without a tree.
 *
 * @throws {ProviderBlocked} {ProviderChanged} the reply is neither, or is longer or deeper than the bounds
 */
export function readSitemap(reply: ProviderReply): { kind: "index" | "urls"; entries: SitemapEntry[] } {
  let kind: "index" | "urls" | null = null;
  const entries: SitemapEntry[] = [];
  let loc = "";
  let lastmod = "";
  let text = "";
  let depth = 0;
  const parser = new Parser(
    {
      onopentagname: (name) => {
        depth += 1;
        if (depth > pageBounds.depthMax)
          throw new ProviderChanged(`elements nested deeper than ${pageBounds.depthMax}`);
        if (name === "sitemapindex") kind = "index";
        if (name === "urlset") kind = "urls";
        if (name === "url" || name === "sitemap") loc = lastmod = "";
        text = "";
      },
      ontext: (chunk) => (text += chunk),
      onclosetag: (name) => {
        depth -= 1;
        if (name === "loc") loc = text.trim();
        if (name === "lastmod") lastmod = text.trim();
        if (name !== "url" && name !== "sitemap") return;
        const url = URL.parse(loc, reply.url);
        if (url?.protocol === "https:" || url?.protocol === "http:") entries.push({ url, lastmod });
        if (entries.length > entriesMax) throw new ProviderChanged(`more than ${entriesMax} addresses`);
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
