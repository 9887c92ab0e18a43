import { weekOf } from "../calendar.ts";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { findState } from "../locations/places.ts";
import { readTerm } from "./read-term.ts";
import { countTerm } from "./repository.ts";

/**
 * Counts the term of a search, without its person. A term that looks personal is dropped without an error.
 * @param asked `state`: two letters, or empty for the whole country
 * @throws {AppError} unknown_place
 */
export async function recordTerm(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { typed, state }: { typed: string; state: string },
): Promise<void> {
  if (state !== "" && findState(state) === undefined) throw new AppError("unknown_place");
  const term = readTerm(typed);
  if (term !== null) await countTerm(db, { week: weekOf(clock.now()), state, term });
}
