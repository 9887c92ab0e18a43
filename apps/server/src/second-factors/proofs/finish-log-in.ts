import type { Caller, Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { lockUser, type UserRow } from "../../people/repository.ts";
import { openSession } from "../../sessions/open-session.ts";
import { hashHandle } from "../challenges/begin-challenge.ts";
import { countTry, findWaitingAddress, takeChallenge } from "../challenges/challenge-repository.ts";
import { checkProof, type Proof } from "./check-proof.ts";
import { spendProof } from "./spend-proof.ts";

/**
 * The address of the person who waits to log in, for the limits of their tries.
 * @throws {AppError} second_factor_expired
 */
export async function findWaiting(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { handle }: { handle: string },
): Promise<string> {
  const email = await findWaitingAddress(db, hashHandle(handle), clock.now());
  if (email === undefined) throw new AppError("second_factor_expired");
  return email;
}

/**
 * Opens the session of a person who showed the first factor before and shows the second one now.
 * @throws {AppError} second_factor_expired · second_factor_wrong · passkey_refused
 */
export async function finishLogIn(
  deps: Pick<
    Deps,
    "config" | "db" | "clock" | "sessionKeys" | "access" | "passwords" | "pseudonyms" | "factorSeals"
  >,
  { handle, caller, ...shown }: Proof & { handle: string; caller: Caller },
): Promise<{ user: UserRow; token: string; dailyBonusGiven: boolean }> {
  const { db, clock } = deps;
  const handleHash = hashHandle(handle);
  const begun = await countTry(db, { handleHash, purpose: "log_in", sessionId: null }, clock.now());
  if (begun === undefined || begun.method === null) throw new AppError("second_factor_expired");
  const { userId, method, challenge } = begun;
  const proof = await checkProof(deps, { userId, challenge, ...shown });
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (user === undefined || !(await takeChallenge(tx, handleHash)))
      throw new AppError("second_factor_expired");
    await spendProof(tx, deps, { user, proof });
    const session = await openSession(tx, deps, user, { method, caller, secondFactorAt: clock.now() });
    return { user, ...session };
  });
}
