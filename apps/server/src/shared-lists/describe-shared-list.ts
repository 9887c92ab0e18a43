import { dayOf } from "../calendar.ts";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { getSharedList } from "./get-shared-list.ts";

/** @returns what the page of a shared list says without scripts; null when there is no such list, or not any more */
export async function describeSharedList(
  deps: Pick<Deps, "db" | "clock">,
  { id }: { id: string },
): Promise<ListText | null> {
  try {
    const { jobs, shared_at: sharedAt, expires_at: expiresAt } = await getSharedList(deps, { id });
    return {
      heading: jobs.length === 1 ? "1 vaga separada para você" : `${jobs.length} vagas separadas para você`,
      paragraphs: [
        `Como estavam em ${writeDay(sharedAt)}. Esta página fica no ar até ${writeDay(expiresAt)}.`,
      ],
      items: jobs.map(({ title, company, location, salary, contract, url, display_name: portal }) => ({
        heading: title || "Vaga",
        paragraphs: [
          [company ?? "Empresa", location].filter(Boolean).join(" · "),
          [salary, contract].filter(Boolean).join(" · "),
        ].filter((line) => line !== ""),
        link: { address: url, words: `Ver no portal ${portal}` },
      })),
    };
  } catch (error) {
    if (error instanceof AppError && error.code === "shared_list_not_found") return null;
    throw error;
  }
}

type ListText = {
  heading: string;
  paragraphs: readonly string[];
  items: readonly {
    heading: string;
    paragraphs: readonly string[];
    link: { address: string; words: string };
  }[];
};

/** @param instant ISO @returns "22/11/2026" */
function writeDay(instant: string): string {
  return dayOf(new Date(instant)).split("-").toReversed().join("/");
}
