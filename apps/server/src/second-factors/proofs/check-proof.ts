import type { BodyOf } from "@vagou/contract/api/endpoints";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { passkeysOf } from "../kept/passkeys-of.ts";
import { readSignCount } from "../kinds/passkeys.ts";
import { readRecoveryCode } from "../kinds/recovery-code.ts";
import { listRecoveryCodes } from "../kept/recovery-code-repository.ts";
import { listFactors, type FactorRow } from "../kept/repository.ts";
import { findStep } from "../kinds/totp.ts";

/** What a person shows: a code of an app or a recovery code, or a passkey's answer, which counts first. */
export type Proof = {
  code?: string | undefined;
  passkey?: NonNullable<BodyOf<"finishLogIn">["passkey"]> | undefined;
};

/** A proof that is right at the moment; `spendProof` uses it up. */
export type RightProof =
  | { kind: "totp"; id: string; step: number }
  | { kind: "passkey"; id: string; before: number; signCount: number }
  | { kind: "recovery_code"; selector: string; codeHash: string };

/**
 * Checks what a person shows. It takes as long for a wrong code as for a right one.
 * @param asked.challenge what the passkey had to sign; null where none was asked
 * @throws {AppError} second_factor_wrong · passkey_refused
 */
export async function checkProof(
  deps: Pick<Deps, "config" | "db" | "clock" | "factorSeals" | "passwords">,
  { userId, challenge, code, passkey }: Proof & { userId: string; challenge: string | null },
): Promise<RightProof> {
  const factors = await listFactors(deps.db, userId);
  if (passkey !== undefined) return checkPasskey(deps, factors, { passkey, challenge });
  const digits = (code ?? "").replaceAll(/[\s-]/g, "");
  const proof = /^\d{6}$/.test(digits)
    ? findApp(deps, factors, digits)
    : await findRecoveryCode(deps, { userId, typed: code ?? "" });
  if (proof === null) throw new AppError("second_factor_wrong");
  return proof;
}

async function checkPasskey(
  { config }: Pick<Deps, "config">,
  factors: readonly FactorRow[],
  { passkey, challenge }: { passkey: NonNullable<Proof["passkey"]>; challenge: string | null },
): Promise<RightProof> {
  const known = passkeysOf(factors).find(({ credentialId }) => credentialId === passkey.id);
  if (known === undefined || challenge === null) throw new AppError("passkey_refused");
  const { userHandle: _, ...response } = passkey.response;
  const signCount = await readSignCount(config.appBaseUrl, {
    passkey: known,
    shown: { ...passkey, response },
    challenge,
  });
  if (signCount === null) throw new AppError("passkey_refused");
  return { kind: "passkey", id: known.id, before: known.signCount, signCount };
}

function findApp(
  { clock, factorSeals }: Pick<Deps, "clock" | "factorSeals">,
  factors: readonly FactorRow[],
  code: string,
): RightProof | null {
  for (const { id, userId, sealedSecret, lastStep } of factors) {
    const secret = sealedSecret === null ? null : factorSeals.open(sealedSecret, userId);
    const step =
      secret === null || lastStep === null
        ? null
        : findStep(secret, { code, at: clock.now(), after: lastStep });
    if (step !== null) return { kind: "totp", id, step };
  }
  return null;
}

async function findRecoveryCode(
  { db, passwords }: Pick<Deps, "db" | "passwords">,
  { userId, typed }: { userId: string; typed: string },
): Promise<RightProof | null> {
  const code = readRecoveryCode(typed);
  if (code === null) return null;
  const stored = (await listRecoveryCodes(db, userId)).find(
    ({ selector, usedAt }) => selector === code.selector && usedAt === null,
  );
  const matches = await passwords.verify(stored?.codeHash ?? null, code.secret);
  if (stored === undefined || !matches) return null;
  return { kind: "recovery_code", selector: stored.selector, codeHash: stored.codeHash };
}
