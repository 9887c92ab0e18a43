/** The page of the build that stands for every page without one of its own, under one of their addresses. */
export const shellPage = "/minhas-vagas";

/**
 * `/jobs` and `/contact` have pages of their own for the first visit; the shell opens them as well, so that the device
 * keeps fewer documents.
 *
 * Which document the service worker opens a page with, without asking the server: these pages open, with what the
 * device keeps, also without a connection.
 * @param path without parameters, as `/jobs/gupy-1a2b`
 * @returns the address of the document; null for a page that is the server's only
 */
export function keptPageOf(path: string): string | null {
  if (path === "/") return "/";
  return opensWithShell.test(path) ? shellPage : null;
}

const opensWithShell = /^\/(?:jobs(?:\/[^/]+)?|minhas-vagas|profile|contact)\/?$/;
