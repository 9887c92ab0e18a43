import type { Listing } from "@vagou/providers/core/listing";
import type { Provider } from "@vagou/providers/core/provider";
import type { ReadPage } from "../../src/reading/collect-listings.ts";
import { joinPages } from "../../src/reading/join-pages.ts";
import type { Reader } from "../../src/reading/reader.ts";

export type NotedPages = {
  /** Reads as the reader that it wraps, and reads the reply of a question's only request a second time for the notes. */
  reader: Reader;
  /** Forgets the pages so far: a new question begins. */
  forget(): void;
  /** @returns the listings of the pages that were read since then */
  listingsOf(provider: Provider): Listing[];
};

/** Notes what a reader reads, for tests of listings: an answer has only the postings that were made of them. */
export function notePages(reader: Reader): NotedPages {
  let noted: ReadPage[] = [];
  const readPage: Reader["readPage"] = async (provider, reply, query, turn) => {
    const page = await reader.readPage(provider, reply, query, turn);
    noted.push({ request: reply.request, page });
    return page;
  };
  return {
    reader: {
      readPage,
      readWhole: async (...task) => {
        await readPage(...task);
        return reader.readWhole(...task);
      },
      toPostings: (...task) => reader.toPostings(...task),
    },
    forget: () => {
      noted = [];
    },
    listingsOf: (provider) => joinPages(provider, noted),
  };
}
