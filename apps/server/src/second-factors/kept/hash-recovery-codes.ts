import type { Deps } from "../../deps.ts";
import { makeRecoveryCodes } from "../kinds/recovery-code.ts";
import type { RecoveryCodeRow } from "./recovery-code-repository.ts";

/** Makes recovery codes: `shown` for the person, `rows` for the database. One hash after the other, to leave room. */
export async function hashRecoveryCodes(
  { passwords, clock }: Pick<Deps, "passwords" | "clock">,
  { userId }: { userId: string },
): Promise<{ shown: string[]; rows: RecoveryCodeRow[] }> {
  const codes = makeRecoveryCodes();
  const rows: RecoveryCodeRow[] = [];
  for (const { selector, secret } of codes) {
    const codeHash = await passwords.hash(secret);
    rows.push({ userId, selector, codeHash, createdAt: clock.now(), usedAt: null });
  }
  return { shown: codes.map(({ shown }) => shown), rows };
}
