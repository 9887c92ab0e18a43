import { attributeAt, parseHtml } from "@vagou/providers/core/html/html-page";
import { readLinkedData } from "@vagou/providers/core/schema-org/json-ld";
import type { Provider } from "@vagou/providers/core/provider";

/** One page as the portal would have sent it; `saysUrl` when the recording itself holds its address. */
export type RecordedPage = { body: string; contentType: string; url: string; saysUrl: boolean };

/**
 * Turns a recorded answer back into the received form. Some recordings hold only the JobPosting of a job
 * page, alone, in a list, or beside the page's title; each becomes a page of its own again.
 * @param origins the portal's: a page without its address counts as coming from the first
 */
export function recordedPages(recording: string, origins: Provider["origins"]): RecordedPage[] {
  const comesFrom = (url: string | undefined) => ({
    url: url ?? `${origins[0]}/`,
    saysUrl: url !== undefined,
  });
  if (recording.trim() === "") return [];
  const json = /^\s*[[{]/.test(recording) ? parseJson(recording) : undefined;
  if (json === undefined)
    return [{ body: recording, contentType: "text/html", ...comesFrom(addressIn(recording, origins)) }];
  const nodes = postingsIn(json);
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

/** A truncated recording is no JSON any more; its adapter then reports that. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @returns the canonical address, the `og:url` or the posting's address of a page, if it is at this portal. */
function addressIn(html: string, origins: Provider["origins"]): string | undefined {
  const page = parseHtml(html);
  const said = [
    attributeAt(page, "link[rel='canonical']", "href"),
    attributeAt(page, "meta[property='og:url']", "content"),
    readLinkedData(page).postings[0]?.["url"],
  ];
  const hostOf = (url: URL) => url.host.replace(/^www\./, "");
  const hosts = origins.map((origin) => hostOf(new URL(origin)));
  return said
    .map((address) => (typeof address === "string" && address !== "" ? URL.parse(address, origins[0]) : null))
    .find((url) => url !== null && hosts.includes(hostOf(url)))?.href;
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
