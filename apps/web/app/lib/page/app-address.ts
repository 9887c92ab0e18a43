import { buildTimeAddress } from "@vagou/contract/web-build";

/**
 * The address people open, as `https://host`: what the server wrote into the page, so that a page says
 * the same before and after the scripts arrive. At build time, what the server will replace.
 */
export function appAddress(): string {
  if (typeof document === "undefined") return buildTimeAddress;
  return document.documentElement.dataset["address"] ?? window.location.origin;
}
