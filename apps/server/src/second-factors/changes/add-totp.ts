import type { ResponseOf } from "@vagou/contract/api/endpoints";
import type { Actor, Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { keepUser } from "../../people/repository.ts";
import { addFactor } from "./add-factor.ts";
import { beginChallenge, hashHandle } from "../challenges/begin-challenge.ts";
import { countTry } from "../challenges/challenge-repository.ts";
import { qrPath } from "../kinds/qr-path.ts";
import { requireFreshProof } from "../proofs/require-fresh-proof.ts";
import { findStep, makeTotpSecret, totpOf } from "../kinds/totp.ts";

/**
 * Makes a secret for an app. It counts as a second factor after the app showed a right code.
 * @throws {AppError} second_factor_needed · password_needed · fresh_login_needed
 */
export async function startTotp(
  deps: Pick<Deps, "db" | "clock" | "factorSeals">,
  { actor }: { actor: Actor },
): Promise<ResponseOf<"startTotp">> {
  const { db, clock, factorSeals } = deps;
  const { userId, sessionId } = actor;
  await requireFreshProof(deps, { actor });
  const secret = makeTotpSecret();
  const sealedSecret = factorSeals.seal(secret, userId);
  const { email, handle, expiresAt } = await db.transaction(async (tx) => {
    const person = await keepUser(tx, userId);
    const asked = { userId, sessionId, purpose: "add_totp", sealedSecret } as const;
    return { ...(await beginChallenge(tx, asked, clock.now())), email: person.email };
  });
  const totp = totpOf(secret, email);
  const uri = totp.toString();
  return {
    handle,
    secret: totp.secret.base32,
    uri,
    qr: qrPath(uri),
    expires_at: expiresAt.toISOString(),
  };
}

/**
 * Adds the app of `startTotp`, which shows a right code.
 * @throws {AppError} second_factor_wrong · second_factor_expired · second_factors_full
 */
export async function finishTotp(
  deps: Pick<Deps, "config" | "db" | "clock" | "passwords" | "factorSeals">,
  { actor, handle, name, code }: { actor: Actor; handle: string; name: string; code: string },
): Promise<ResponseOf<"finishTotp">> {
  const { db, clock, factorSeals } = deps;
  const { userId, sessionId } = actor;
  const handleHash = hashHandle(handle);
  const begun = await countTry(db, { handleHash, purpose: "add_totp", sessionId }, clock.now());
  const secret = begun?.sealedSecret ? factorSeals.open(begun.sealedSecret, userId) : null;
  if (!begun?.sealedSecret || secret === null) throw new AppError("second_factor_expired");
  const step = findStep(secret, { code: code.replaceAll(/[\s-]/g, ""), at: clock.now(), after: 0 });
  if (step === null) throw new AppError("second_factor_wrong");
  const factor = { kind: "totp", sealedSecret: begun.sealedSecret, lastStep: step } as const;
  return addFactor(deps, { actor, handleHash, name, factor });
}
