import type { SharedJob } from "@vagou/contract/api/answers";
import { dayOf } from "../calendar.ts";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { getSharedPosting } from "./get-shared-posting.ts";

/** @returns the public part of a posting, and its preview in a message with its link; null when there is no such posting */
export async function previewPosting(
  deps: Pick<Deps, "db" | "clock">,
  { id }: { id: string },
): Promise<PostingPreview | null> {
  try {
    const job = await getSharedPosting(deps, { id });
    const { company, location, posted_at, display_name } = job;
    const title = job.title || "Vaga";
    const facts = [location, describeDay(posted_at), `no portal ${display_name}`];
    return {
      job,
      title: [title, company].filter(Boolean).join(" – "),
      description: facts.filter(Boolean).join(" · "),
    };
  } catch (error) {
    if (error instanceof AppError && error.code === "job_not_found") return null;
    throw error;
  }
}

type PostingPreview = { job: SharedJob; title: string; description: string };

/** The date, not "ontem": programs that show a preview keep it, and a relative day would soon be wrong. */
function describeDay(postedAt: string | null): string | null {
  if (postedAt === null) return null;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(postedAt) ? postedAt : dayOf(new Date(postedAt));
  return `publicada em ${day.split("-").toReversed().join("/")}`;
}
