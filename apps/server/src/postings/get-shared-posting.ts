import type { SharedJob } from "@vagou/contract/api/answers";
import { collapseBlanks } from "@vagou/providers/core/text/collapse-blanks";
import { htmlToText } from "@vagou/providers/core/html/html-to-text";
import type { Deps } from "../deps.ts";
import { cutExcerpt } from "./cut-excerpt.ts";
import { getPosting } from "./get-posting.ts";

/** About three lines on a phone. */
const excerptLength = 240;

/**
 * The part of a posting that a shared link shows to a person without an account: enough to know the vacancy and its
 * portal. The whole posting is for people who are signed in.
 * @throws {AppError} job_not_found when it is unknown, not found for too long, or the id is invalid
 */
export async function getSharedPosting(
  deps: Pick<Deps, "db" | "clock">,
  { id }: { id: string },
): Promise<SharedJob> {
  const { title, company, location, posted_at, url, source, display_name, description } = await getPosting(
    deps,
    { id },
  );
  return {
    id,
    title,
    company,
    location,
    posted_at,
    url,
    source,
    display_name,
    excerpt: cutExcerpt(collapseBlanks(htmlToText(description)), excerptLength),
  };
}
