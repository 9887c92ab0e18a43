import { secondFactorKinds } from "@vagou/contract/account/second-factor-kinds";
import type { SecondFactorQuestion } from "@vagou/contract/account/second-factors";
import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { beginChallenge, randomSecret } from "../challenges/begin-challenge.ts";
import type { NewChallenge } from "../challenges/challenge-repository.ts";
import { askForPasskey } from "../kinds/passkeys.ts";
import { passkeysOf } from "../kept/passkeys-of.ts";
import { listRecoveryCodes } from "../kept/recovery-code-repository.ts";
import { listFactors } from "../kept/repository.ts";

/** @returns what the person has to show; null for a person without a second factor */
export async function askSecondFactor(
  tx: Tx,
  { config, clock }: Pick<Deps, "config" | "clock">,
  begun: Pick<NewChallenge, "userId" | "purpose" | "sessionId" | "method">,
): Promise<SecondFactorQuestion | null> {
  const factors = await listFactors(tx, begun.userId);
  if (factors.length === 0) return null;
  const challenge = randomSecret();
  const { handle, expiresAt } = await beginChallenge(tx, { ...begun, challenge }, clock.now());
  const known = passkeysOf(factors);
  const codes = await listRecoveryCodes(tx, begun.userId);
  return {
    handle,
    kinds: secondFactorKinds.filter((kind) => factors.some((factor) => factor.kind === kind)),
    recovery_codes: codes.some(({ usedAt }) => usedAt === null),
    passkey: known.length === 0 ? null : askForPasskey(config.appBaseUrl, { known, challenge }),
    expires_at: expiresAt.toISOString(),
  };
}
