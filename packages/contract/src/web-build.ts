import type { Operator } from "./operator.ts";

/**
 * A placeholder in the built pages for the product's public address: one build serves every address, and the
 * server replaces it with its own when it starts. This name can never be registered (RFC 6761).
 */
export const buildTimeAddress = "https://vagou.invalid";

/** Placeholders for the operator's data in the built pages, which the server replaces likewise. */
export const buildTimeOperator: Operator = {
  identity: "{{operator.identity}}",
  supportEmail: "{{operator.supportEmail}}",
  privacyEmail: "{{operator.privacyEmail}}",
  makerName: "{{operator.makerName}}",
  makerUrl: "{{operator.makerUrl}}",
  userAgent: "{{operator.userAgent}}",
};

/**
 * Paths without a page of their own in the build: the server sends the shell, and the app renders the content.
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
