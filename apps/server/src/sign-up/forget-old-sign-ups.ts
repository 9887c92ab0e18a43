import { signUpKeptDays } from "@vagou/contract/limits";
import type { Deps } from "../deps.ts";
import { deleteWaitingAccounts } from "./delete-waiting-accounts.ts";
import { deleteSignUpsBefore } from "./repository.ts";

/**
 * Deletes sign-ups that no person confirmed for `signUpKeptDays`, and the accounts that waited for them. Runs as a
 * task.
 */
export async function forgetOldSignUps({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - signUpKeptDays * 24 * 3_600_000);
  await deleteSignUpsBefore(db, before);
  await deleteWaitingAccounts(db, { before, now });
}
