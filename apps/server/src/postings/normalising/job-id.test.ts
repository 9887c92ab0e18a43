import { deriveJobId, isListingIdShort } from "@vagou/contract/search/derived-job-id";
import { expect, test } from "vitest";
import { jobIdOf } from "./job-id.ts";

test.each(["1", "12701896", "a-b_c/d?e=f", "açaí & café", "😀", "x".repeat(50)])(
  "a device computes the same id as the server from the portal's own: %s",
  async (listingId) => {
    expect(isListingIdShort(listingId)).toBe(true);
    expect(await deriveJobId("gupy", listingId)).toBe(jobIdOf("gupy", listingId));
  },
);

test.each([
  ["is longer than what it would save", "1".repeat(51)],
  ["has half of a character, which becomes another one on its way", "31\uD83D"],
])("an id of a portal that %s stays on the server", (_what, listingId) => {
  expect(isListingIdShort(listingId)).toBe(false);
});
