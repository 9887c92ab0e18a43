import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/**
 * Sentences that many postings have, and the frame of an answer: a dictionary with which answers of searches are
 * compressed for browsers that have loaded it (RFC 9842). 33 kB, the most frequent last, chosen from the hand-written
 * sample texts of `packages/one-list`, none of which are the stand-ins'. Another text is another dictionary: browsers
 * that have the former one get answers without it until they have opened a page again.
 */
export const usualTexts: Buffer = readFileSync(new URL("./usual-texts.txt", import.meta.url));

const digest = createHash("sha256").update(usualTexts).digest();

/** What `Available-Dictionary` says of a browser that has it. */
export const usualTextsHash = `:${digest.toString("base64")}:`;

/** Where the API serves it, below its prefix: another text has another path. */
export const usualTextsPath = `/usual-texts-${digest.toString("hex").slice(0, 16)}.txt`;

/** What an answer in `dcz` begins with (RFC 9842, 5): a skippable frame of Zstandard with the hash. */
export const dictionaryHead: Buffer = Buffer.concat([
  Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00]),
  digest,
]);
