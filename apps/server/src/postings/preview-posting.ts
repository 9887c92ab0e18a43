import { dayOf } from "../calendar.ts";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { getSharedPosting } from "./get-shared-posting.ts";

/**
 * @returns the preview of a posting in a message with its link, and what its page says without scripts; null when there
 *   is no such posting
 */
export async function previewPosting(
  deps: Pick<Deps, "db" | "clock">,
  { id }: { id: string },
): Promise<PostingPreview | null> {
  try {
    const job = await getSharedPosting(deps, { id });
    const { company, location, posted_at, display_name, url, excerpt } = job;
    const title = job.title || "Vaga";
    const facts = [location, describeDay(posted_at), `no portal ${display_name}`];
    const paragraphs = [company, facts.filter(Boolean).join(" · "), excerpt, freeOfCharge];
    return {
      title: [title, company].filter(Boolean).join(" – "),
      description: facts.filter(Boolean).join(" · "),
      text: {
        heading: title,
        paragraphs: paragraphs.flatMap((paragraph) => paragraph || []),
        link: { address: url, words: `Ver no portal ${display_name}` },
      },
    };
  } catch (error) {
    if (error instanceof AppError && error.code === "job_not_found") return null;
    throw error;
  }
}

const freeOfCharge =
  "Para ver a vaga no portal você não precisa de conta aqui e não paga nada. Nunca pague para participar de uma seleção.";

type PostingPreview = {
  title: string;
  description: string;
  text: {
    heading: string;
    paragraphs: readonly string[];
    link: { address: string; words: string };
  };
};

/** The date, not "ontem": programs that show a preview keep it, and a relative day would soon be wrong. */
function describeDay(postedAt: string | null): string | null {
  if (postedAt === null) return null;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(postedAt) ? postedAt : dayOf(new Date(postedAt));
  return `publicada em ${day.split("-").toReversed().join("/")}`;
}
