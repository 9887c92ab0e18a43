import { dayOf } from "../calendar.ts";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { getSharedPosting } from "./get-shared-posting.ts";

/** @returns the preview of a posting in a message with its link; null when there is no such posting */
export async function previewPosting(
  deps: Pick<Deps, "db" | "clock">,
  { id }: { id: string },
): Promise<{ title: string; description: string } | null> {
  try {
    const { title, company, location, posted_at, display_name } = await getSharedPosting(deps, { id });
    const facts = [location, describeDay(posted_at), `no portal ${display_name}`];
    return {
      title: [title || "Vaga", company].filter(Boolean).join(" – "),
      description: facts.filter(Boolean).join(" · "),
    };
  } catch (error) {
    if (error instanceof AppError && error.code === "job_not_found") return null;
    throw error;
  }
}

/** The date, not "ontem": programs that show a preview keep it, and a relative day would soon be wrong. */
function describeDay(postedAt: string | null): string | null {
  if (postedAt === null) return null;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(postedAt) ? postedAt : dayOf(new Date(postedAt));
  return `publicada em ${day.split("-").toReversed().join("/")}`;
}
