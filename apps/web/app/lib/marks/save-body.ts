import type { BodyOf } from "@vagou/contract/api/endpoints";
import { otherPostingsMax } from "@vagou/contract/limits";

/**
 * What the server is told to save.
 *
 * @param id the posting to save
 * @param postings the ids of all postings of the vacancy, the best first
 */
export function saveBody(id: string, postings: readonly string[]): BodyOf<"saveVacancy"> {
  const others = postings.filter((posting) => posting !== id).slice(0, otherPostingsMax);
  // Not an empty list: during an update, a server of the version before refuses a field that it does not know.
  return others.length === 0 ? { posting_id: id } : { posting_id: id, other_posting_ids: others };
}
