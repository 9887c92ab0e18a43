import type { SharedList } from "@vagou/contract/saved/saved-vacancies";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { describeKept } from "../postings/kept/describe-kept.ts";
import { hashListId } from "./list-id.ts";
import { findSharedList } from "./repository.ts";

/**
 * A list that a person shared, for who has its id; it says nothing about the person.
 * @throws {AppError} shared_list_not_found
 */
export async function getSharedList(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id }: { id: string },
): Promise<SharedList> {
  const list = await findSharedList(db, hashListId(id), clock.now());
  if (list === undefined) throw new AppError("shared_list_not_found");
  return {
    jobs: list.postings.map(describeKept),
    shared_at: list.createdAt.toISOString(),
    expires_at: list.expiresAt.toISOString(),
  };
}
