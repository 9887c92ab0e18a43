import type { ProviderRequest } from "@vagou/providers/core/provider";

/** One page as the portal would have sent it. */
export type RecordedPage = { body: string; contentType: string; url: string };

/**
 * Turns a recorded answer back into what came over the wire. Some recordings keep only the JobPosting
 * of a job page, alone, in a list, or beside the page's title; each becomes a page of its own again.
 * @param origin where a page without an address of its own is said to come from
 */
export function recordedPages(recording: string, origin: string): RecordedPage[] {
  if (!/^\s*[[{]/.test(recording)) return [{ body: recording, contentType: "text/html", url: `${origin}/` }];
  const nodes = postingsIn(JSON.parse(recording));
  if (nodes.length === 0) return [{ body: recording, contentType: "application/json", url: `${origin}/` }];
  return nodes.map(({ posting, title, url }) => ({
    body: `<!doctype html><html><head><title>${title}</title><script type="application/ld+json">${JSON.stringify(
      { "@context": "https://schema.org/", "@type": "JobPosting", ...posting },
    ).replaceAll("<", String.raw`\u003c`)}</script></head><body></body></html>`,
    contentType: "text/html",
    url: url ?? `${origin}/`,
  }));
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
