import type { SharedJob } from "@vagou/contract/answers";
import { collapseBlanks } from "@vagou/providers/core/collapse-blanks";
import { htmlToText } from "@vagou/providers/core/html-to-text";
import type { Deps } from "../deps.ts";
import { cutText } from "./cut-text.ts";
import { getPosting } from "./get-posting.ts";

/** About three lines on a phone. */
const excerptLength = 240;

/**
 * What a shared link shows of a posting to a person without an account: enough to know what it is and where it
 * stands. The whole of it is for people who are signed in.
 * @throws {AppError} job_not_found when it is unknown, too long unseen, or no id at all
 */
export async function getSharedPosting(deps: Pick<Deps, "db" | "clock">, id: string): Promise<SharedJob> {
  const { title, company, location, posted_at, url, source, display_name, description } = await getPosting(
    deps,
    id,
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
    excerpt: excerptOf(collapseBlanks(htmlToText(description))),
  };
}

/** The beginning of a text, up to a word's end; with "…" where something is left out. */
function excerptOf(text: string): string {
  if (text.length <= excerptLength) return text;
  const lastBlank = text.lastIndexOf(" ", excerptLength);
  // One endless word is cut where it is.
  return `${cutText(text, lastBlank > 0 ? lastBlank : excerptLength)}…`;
}
