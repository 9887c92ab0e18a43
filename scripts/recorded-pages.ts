import { attributeAt, parseHtml } from "@vagou/providers/core/html-page";
import { readLinkedData } from "@vagou/providers/core/json-ld";
import type { ProviderRequest } from "@vagou/providers/core/provider";

/** One page as the portal would have sent it; `saysUrl` when the recording itself tells where it came from. */
export type RecordedPage = { body: string; contentType: string; url: string; saysUrl: boolean };

/**
 * Turns a recorded answer back into what came over the wire. Some recordings keep only the JobPosting
 * of a job page, alone, in a list, or beside the page's title; each becomes a page of its own again.
 * @param origin the portal's: where a page that does not say its address is taken to come from
 */
export function recordedPages(recording: string, origin: string): RecordedPage[] {
  const comesFrom = (url: string | undefined) => ({
    url: url ?? `${origin}/`,
    saysUrl: url !== undefined,
  });
  if (!/^\s*[[{]/.test(recording))
    return [{ body: recording, contentType: "text/html", ...comesFrom(addressIn(recording, origin)) }];
  const nodes = postingsIn(JSON.parse(recording));
  if (nodes.length === 0)
    return [{ body: recording, contentType: "application/json", ...comesFrom(undefined) }];
  return nodes.map(({ posting, title, url }) => ({
    body: `<!doctype html><html><head><title>${title}</title><script type="application/ld+json">${JSON.stringify(
      { "@context": "https://schema.org/", "@type": "JobPosting", ...posting },
    ).replaceAll("<", String.raw`\u003c`)}</script></head><body></body></html>`,
    contentType: "text/html",
    ...comesFrom(url),
  }));
}

/** What a page calls its own address, for readers or for search engines, if it is one of this portal. */
function addressIn(html: string, origin: string): string | undefined {
  const page = parseHtml(html);
  const said = [
    attributeAt(page, "link[rel='canonical']", "href"),
    attributeAt(page, "meta[property='og:url']", "content"),
    readLinkedData(page).postings[0]?.["url"],
  ];
  const hostOf = (url: URL) => url.host.replace(/^www\./, "");
  return said
    .map((address) => (typeof address === "string" && address !== "" ? URL.parse(address, origin) : null))
    .find((url) => url !== null && hostOf(url) === hostOf(new URL(origin)))?.href;
}

/**
 * What a recorded page may have been: nobody wrote down what it was asked. An adapter that tells its
 * pages apart by their shape takes the first.
 */
export function recordedRequests(url: string): ProviderRequest[] {
  return ["recorded", "detail"].map((step) => ({ url, method: "GET", headers: {}, step }));
}

type Recorded = { posting: object; title: string; url: string | undefined };

function postingsIn(value: unknown): Recorded[] {
  if (Array.isArray(value)) return value.flatMap((item) => postingsIn(item));
  if (!isObject(value)) return [];
  const nested = value["jobPosting"];
  const posting = isObject(nested) ? nested : value["@type"] === "JobPosting" ? value : undefined;
  if (posting === undefined) return [];
  const url = [value["url"], value["jobUrl"]].find((candidate) => typeof candidate === "string");
  const title = typeof value["pageTitle"] === "string" ? value["pageTitle"] : "";
  return [{ posting, title, url: typeof url === "string" ? url : undefined }];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
