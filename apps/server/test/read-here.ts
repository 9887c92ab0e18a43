import { readPage } from "../src/reading/read-page.ts";
import type { Reader } from "../src/reading/reader.ts";
import { toPostings } from "../src/reading/to-postings.ts";

/**
 * Reads in the thread of the caller, with the very functions of an adapter that a test made up; a thread
 * knows only the adapters of its own module. Nothing here ends what takes too long: tests of that have a
 * thread of their own.
 */
export const readHere: Reader = {
  readPage: async (provider, reply, query) => readPage(provider, reply, query),
  toPostings: async (provider, listings, query) => toPostings(provider, listings, query),
};
