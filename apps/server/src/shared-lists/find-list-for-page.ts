import { type SharedList, sharedListSchema } from "@vagou/contract/saved/saved-vacancies";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { getSharedList } from "./get-shared-list.ts";

/** @returns a shared list as its page shows it; null when there is no such list, or not any more */
export async function findListForPage(
  deps: Pick<Deps, "db" | "clock">,
  { id }: { id: string },
): Promise<SharedList | null> {
  try {
    // Without what was kept for other purposes, as the API answers.
    return sharedListSchema.parse(await getSharedList(deps, { id }));
  } catch (error) {
    if (error instanceof AppError && error.code === "shared_list_not_found") return null;
    throw error;
  }
}
