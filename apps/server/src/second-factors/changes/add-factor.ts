import { randomUUID } from "node:crypto";
import type { ResponseOf } from "@vagou/contract/api/endpoints";
import { secondFactorsMax } from "@vagou/contract/limits";
import type { Actor, Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { lockUser } from "../../people/repository.ts";
import { refuseEndedSession } from "../../sessions/refuse-ended-session.ts";
import { announceFactorChange } from "../announce-factor-change.ts";
import { takeChallenge } from "../challenges/challenge-repository.ts";
import { describeFactor } from "../kept/describe-factor.ts";
import { hashRecoveryCodes } from "../kept/hash-recovery-codes.ts";
import { replaceCodes } from "../kept/recovery-code-repository.ts";
import { insertFactor, listFactors, noteSecondFactor, type FactorRow } from "../kept/repository.ts";

/** The columns that a factor of one kind has. */
export type NewFactor =
  | { kind: "totp"; sealedSecret: string; lastStep: number }
  | {
      kind: "passkey";
      credentialId: string;
      publicKey: Uint8Array;
      signCount: number;
      transports: string[];
    };

/**
 * Adds a second factor that the person just showed. The first one comes with recovery codes.
 * @throws {AppError} unauthenticated when the session ended meanwhile · second_factor_expired · second_factors_full · passkey_known · second_factor_needed when the person
 *   got the first one meanwhile, in another session
 */
export async function addFactor(
  deps: Pick<Deps, "config" | "db" | "clock" | "passwords">,
  call: { actor: Actor; handleHash: string; name: string; factor: NewFactor },
): Promise<ResponseOf<"finishTotp">> {
  const { db, clock, passwords } = deps;
  const { actor, handleHash, name, factor } = call;
  const { userId, sessionId } = actor;
  const isFirst = (await listFactors(db, userId)).length === 0;
  const codes = isFirst ? await hashRecoveryCodes({ passwords, clock }, { userId }) : null;
  const added = await db.transaction(async (tx): Promise<FactorRow | null> => {
    const at = clock.now();
    const user = await lockUser(tx, userId);
    if (user === undefined) throw new AppError("unauthenticated");
    const before = await listFactors(tx, userId);
    // The others were removed, or a first one added, while codes were made or not made.
    if ((before.length === 0) !== isFirst) return null;
    // Who lost the session to a new password while codes were made must not go on: the owner could not log in any more.
    const session = await refuseEndedSession(tx, { actor });
    // It began when the password was enough. Who knows only that must not go on when it is not any more.
    if (!isFirst && session.secondFactorAt === null) throw new AppError("second_factor_needed");
    if (before.length >= secondFactorsMax) throw new AppError("second_factors_full");
    if (!(await takeChallenge(tx, handleHash))) throw new AppError("second_factor_expired");
    const row = await insertFactor(tx, { id: randomUUID(), userId, name, createdAt: at, ...factor });
    if (row === undefined) throw new AppError("passkey_known");
    if (codes !== null) await replaceCodes(tx, userId, codes.rows);
    await noteSecondFactor(tx, sessionId, at);
    const change = { what: "added", kind: factor.kind, left: before.length + 1 } as const;
    await announceFactorChange(tx, deps, { user, change });
    return row;
  });
  if (added === null) return addFactor(deps, call);
  return { factor: describeFactor(added), recovery_codes: codes?.shown ?? null };
}
