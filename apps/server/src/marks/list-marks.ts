import type { Marks } from "@vagou/contract/saved/saved-vacancies";
import type { Actor, Deps } from "../deps.ts";
import { readMarks } from "./repository.ts";

/** @returns the ids of the postings that a person has seen, hidden and saved; the newest first */
export function listMarks({ db }: Pick<Deps, "db">, { actor }: { actor: Actor }): Promise<Marks> {
  return readMarks(db, actor.userId);
}
