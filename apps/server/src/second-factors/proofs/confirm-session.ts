import type { SecondFactorQuestion } from "@vagou/contract/account/second-factors";
import type { Actor, Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { getUser, keepUser, lockUser } from "../../people/repository.ts";
import { askSecondFactor } from "./ask-second-factor.ts";
import { hashHandle } from "../challenges/begin-challenge.ts";
import { countTry, takeChallenge } from "../challenges/challenge-repository.ts";
import { checkProof, type Proof } from "./check-proof.ts";
import { freshUntil } from "./has-fresh-second-factor.ts";
import { hasSecondFactor, notePassword, noteSecondFactor } from "../kept/repository.ts";
import { spendProof } from "./spend-proof.ts";

/**
 * Asks the person of a session for the second factor again.
 * @throws {AppError} second_factor_not_found when the person has none
 */
export async function startConfirmation(
  deps: Pick<Deps, "config" | "db" | "clock">,
  { actor: { userId, sessionId } }: { actor: Actor },
): Promise<SecondFactorQuestion> {
  const question = await deps.db.transaction(async (tx) => {
    await keepUser(tx, userId);
    return askSecondFactor(tx, deps, { userId, sessionId, purpose: "confirm" });
  });
  if (question === null) throw new AppError("second_factor_not_found");
  return question;
}

/** The address of the person of a session, for the limits of their tries. */
export async function findOwnAddress({ db }: Pick<Deps, "db">, { actor }: { actor: Actor }): Promise<string> {
  return (await getUser(db, actor.userId)).email;
}

/**
 * Notes that the person of a session showed a second factor again.
 * @returns until when this counts
 * @throws {AppError} second_factor_needed (there is no proof in the call) · second_factor_not_found ·
 *   second_factor_wrong · passkey_refused · second_factor_expired
 */
export async function confirmWithSecondFactor(
  deps: Pick<Deps, "config" | "db" | "clock" | "passwords" | "factorSeals">,
  { actor, handle, ...shown }: Proof & { actor: Actor; handle: string | undefined },
): Promise<Date> {
  const { db, clock } = deps;
  const { userId, sessionId } = actor;
  if (!(await hasSecondFactor(db, userId))) throw new AppError("second_factor_not_found");
  if (shown.code === undefined && shown.passkey === undefined) throw new AppError("second_factor_needed");
  const handleHash = shown.passkey === undefined || handle === undefined ? null : hashHandle(handle);
  const begun =
    handleHash === null
      ? null
      : await countTry(db, { handleHash, purpose: "confirm", sessionId }, clock.now());
  if (begun === undefined) throw new AppError("second_factor_expired");
  const proof = await checkProof(deps, { userId, challenge: begun?.challenge ?? null, ...shown });
  const at = clock.now();
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (user === undefined) throw new AppError("unauthenticated");
    if (handleHash !== null && !(await takeChallenge(tx, handleHash)))
      throw new AppError("second_factor_expired");
    await spendProof(tx, deps, { user, proof });
    await noteSecondFactor(tx, sessionId, at);
  });
  return freshUntil(at);
}

/**
 * Notes that the person of a session, who has no second factor, gave the password again.
 * @returns until when this counts
 * @throws {AppError} second_factor_needed · wrong_current_password · fresh_login_needed (for a person without one)
 */
export async function confirmWithPassword(
  { db, clock, passwords }: Pick<Deps, "db" | "clock" | "passwords">,
  { actor: { userId, sessionId }, password }: { actor: Actor; password: string },
): Promise<Date> {
  if (await hasSecondFactor(db, userId)) throw new AppError("second_factor_needed");
  const { passwordHash } = await getUser(db, userId);
  if (passwordHash === null) throw new AppError("fresh_login_needed");
  if (!(await passwords.verify(passwordHash, password))) throw new AppError("wrong_current_password");
  const at = clock.now();
  await notePassword(db, sessionId, at);
  return freshUntil(at);
}
