import type { Operator } from "./operator.ts";

/**
 * Stands in the built pages wherever the product's public address belongs: a build serves every
 * address, and the server writes its own in its place when it starts. Nobody can own this name (RFC 6761).
 */
export const buildTimeAddress = "https://vagou.invalid";

/** In the same way these stand wherever the pages speak of their operator. */
export const buildTimeOperator: Operator = {
  identity: "{{operator.identity}}",
  supportEmail: "{{operator.supportEmail}}",
  privacyEmail: "{{operator.privacyEmail}}",
  makerName: "{{operator.makerName}}",
  makerUrl: "{{operator.makerUrl}}",
  userAgent: "{{operator.userAgent}}",
};

/**
 * Paths that have no page of their own in the build: the shell serves them, and the app draws what belongs there.
 * Every other path without a page is unknown.
 */
export const shellPaths: readonly RegExp[] = [
  /^\/contact$/,
  /^\/auth\/google\/callback$/,
  /^\/jobs(?:\/[^/]+)?$/,
  /^\/v\/[^/]+$/,
  /^\/profile$/,
  /^\/buy-tokens$/,
];
