import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { UserRow } from "../../people/repository.ts";
import { announceFactorChange } from "../announce-factor-change.ts";
import type { RightProof } from "./check-proof.ts";
import { listRecoveryCodes, spendCode } from "../kept/recovery-code-repository.ts";
import { spendPasskey, spendStep } from "../kept/repository.ts";

/**
 * Uses up a right proof: of two calls with one code, one is refused. A recovery code is announced by e-mail.
 * @throws {AppError} second_factor_wrong · passkey_refused
 */
export async function spendProof(
  tx: Tx,
  deps: Pick<Deps, "config" | "clock">,
  { user, proof }: { user: UserRow; proof: RightProof },
): Promise<void> {
  const at = deps.clock.now();
  if (proof.kind === "totp") {
    if (!(await spendStep(tx, { ...proof, at }))) throw new AppError("second_factor_wrong");
    return;
  }
  if (proof.kind === "passkey") {
    if (!(await spendPasskey(tx, { ...proof, at }))) throw new AppError("passkey_refused");
    return;
  }
  const { selector, codeHash } = proof;
  if (!(await spendCode(tx, { userId: user.id, selector, codeHash, at })))
    throw new AppError("second_factor_wrong");
  const codes = await listRecoveryCodes(tx, user.id);
  const left = codes.filter(({ usedAt }) => usedAt === null).length;
  await announceFactorChange(tx, deps, { user, change: { what: "recovery_code_used", left } });
}
