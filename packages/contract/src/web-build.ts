/**
 * Stands in the built pages wherever the product's public address belongs: a build serves every
 * address, and the server writes its own in its place when it starts. Nobody can own this name (RFC 6761).
 */
export const buildTimeAddress = "https://vagou.invalid";
