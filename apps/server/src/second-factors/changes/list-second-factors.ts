import type { ResponseOf } from "@vagou/contract/api/endpoints";
import type { Actor, Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { findSession } from "../../sessions/repository.ts";
import { describeFactor } from "../kept/describe-factor.ts";
import { freshUntil, isFresh } from "../proofs/has-fresh-second-factor.ts";
import { arePasskeysPossible } from "../kinds/passkeys.ts";
import { listRecoveryCodes } from "../kept/recovery-code-repository.ts";
import { listFactors } from "../kept/repository.ts";
import { provedAt } from "../proofs/require-fresh-proof.ts";

/** @returns the second factors of a person as the API gives them, and until when this session needs no new proof */
export async function listSecondFactors(
  { config, db, clock }: Pick<Deps, "config" | "db" | "clock">,
  { actor }: { actor: Actor },
): Promise<ResponseOf<"listSecondFactors">> {
  const session = await findSession(db, actor.sessionId);
  if (session === undefined) throw new AppError("unauthenticated");
  const factors = await listFactors(db, actor.userId);
  const codes = await listRecoveryCodes(db, actor.userId);
  const proved = provedAt(session, factors.length > 0);
  return {
    factors: factors.map(describeFactor),
    recovery_codes_left: codes.filter(({ usedAt }) => usedAt === null).length,
    confirmed_until:
      proved !== null && isFresh(proved, clock.now()) ? freshUntil(proved).toISOString() : null,
    passkeys_possible: arePasskeysPossible(config.appBaseUrl),
  };
}
