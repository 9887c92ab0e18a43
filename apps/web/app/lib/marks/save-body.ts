import type { BodyOf } from "@vagou/contract/api/endpoints";
import { otherPostingsMax } from "@vagou/contract/limits";

/**
 * What the server is told to save.
 *
 * @param id the posting to save
 * @param postings the ids of all postings of the vacancy, the best first
 */
export function saveBody(id: string, postings: readonly string[]): BodyOf<"saveVacancy"> {
  const others = postings.filter((posting) => posting !== id);
  return { posting_id: id, other_posting_ids: others.slice(0, otherPostingsMax) };
}
