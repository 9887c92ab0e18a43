import { signUpKeptDays } from "@vagou/contract/limits";
import type { Deps } from "../deps.ts";
import { deleteSignUpsBefore } from "./sign-up-repository.ts";

/** Deletes what nobody confirmed for so long that it is no longer meant. Runs as a task. */
export async function forgetOldSignUps({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await deleteSignUpsBefore(db, new Date(clock.now().getTime() - signUpKeptDays * 24 * 3_600_000));
}
