import { readPage } from "../../src/reading/read-page.ts";
import { readWhole } from "../../src/reading/read-whole.ts";
import type { Reader } from "../../src/reading/reader.ts";
import { toPostings } from "../../src/reading/to-postings.ts";

/**
 * Reads in the thread of the caller, so that a test can use an adapter of its own; a reading thread knows only the
 * adapters of its own module. It has no deadline: tests of deadlines use a real reading thread.
 */
export const readInThisThread: Reader = {
  readPage: async (provider, reply, query) => readPage(provider, reply, query),
  readWhole: async (provider, reply, query) => readWhole(provider, reply, query),
  toPostings: async (provider, listings, query) => toPostings(provider, listings, query),
};
