import type { BodyOf, ResponseOf } from "@vagou/contract/api/endpoints";
import type { Actor, Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { keepUser } from "../../people/repository.ts";
import { addFactor } from "./add-factor.ts";
import { beginChallenge, hashHandle, randomSecret } from "../challenges/begin-challenge.ts";
import { countTry } from "../challenges/challenge-repository.ts";
import { passkeysOf } from "../kept/passkeys-of.ts";
import { arePasskeysPossible, askForNewPasskey, readNewPasskey } from "../kinds/passkeys.ts";
import { listFactors } from "../kept/repository.ts";
import { requireFreshProof } from "../proofs/require-fresh-proof.ts";

/**
 * Asks the browser for a new passkey.
 * @throws {AppError} passkeys_unavailable · second_factor_needed · password_needed · fresh_login_needed
 */
export async function startPasskey(
  deps: Pick<Deps, "config" | "db" | "clock">,
  { actor }: { actor: Actor },
): Promise<ResponseOf<"startPasskey">> {
  const { config, db, clock } = deps;
  const { userId, sessionId } = actor;
  if (!arePasskeysPossible(config.appBaseUrl)) throw new AppError("passkeys_unavailable");
  await requireFreshProof(deps, { actor });
  const challenge = randomSecret();
  return db.transaction(async (tx) => {
    const person = await keepUser(tx, userId);
    const known = passkeysOf(await listFactors(tx, userId));
    const asked = { userId, sessionId, purpose: "add_passkey", challenge } as const;
    const { handle, expiresAt } = await beginChallenge(tx, asked, clock.now());
    return {
      handle,
      options: askForNewPasskey(config.appBaseUrl, { person, known, challenge }),
      expires_at: expiresAt.toISOString(),
    };
  });
}

/**
 * Adds the passkey that the browser made for `startPasskey`.
 * @throws {AppError} passkey_refused · passkey_known · second_factor_expired · second_factors_full
 */
export async function finishPasskey(
  deps: Pick<Deps, "config" | "db" | "clock" | "passwords">,
  { actor, handle, name, passkey }: { actor: Actor } & BodyOf<"finishPasskey">,
): Promise<ResponseOf<"finishPasskey">> {
  const { config, db, clock } = deps;
  const handleHash = hashHandle(handle);
  const { sessionId } = actor;
  const begun = await countTry(db, { handleHash, purpose: "add_passkey", sessionId }, clock.now());
  if (!begun?.challenge) throw new AppError("second_factor_expired");
  const { transports = [] } = passkey.response;
  const made = await readNewPasskey(config.appBaseUrl, {
    shown: { ...passkey, response: { ...passkey.response, transports } },
    challenge: begun.challenge,
  });
  if (made === null) throw new AppError("passkey_refused");
  return addFactor(deps, { actor, handleHash, name, factor: { kind: "passkey", ...made } });
}
