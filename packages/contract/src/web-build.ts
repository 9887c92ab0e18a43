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
 * A placeholder in the built service worker: the server replaces it with a word that changes whenever any of its pages
 * does, so that browsers notice a new version also when only the operator's facts have changed.
 */
export const pagesVersion = "{{pages.version}}";

/**
 * Paths without a page of their own in the build: the server sends the shell, and the app renders the content.
 * Every other path without a page is unknown; so is a shared page whose id is longer than any that we make.
 */
export const shellPaths: readonly RegExp[] = [
  /^\/auth\/google\/callback$/,
  /^\/jobs\/[^/]+$/,
  /^\/v\/[^/]{1,100}$/,
  /^\/lista\/[^/]{1,100}$/,
  /^\/minhas-vagas$/,
  /^\/profile$/,
  /^\/buy-tokens$/,
];

/** How files of the build are compressed beside the originals: the name of an encoding in HTTP → what ends its file. */
export const compressedSuffixes = { br: ".br", zstd: ".zst", gzip: ".gz" } as const;

export type Encoding = keyof typeof compressedSuffixes;
