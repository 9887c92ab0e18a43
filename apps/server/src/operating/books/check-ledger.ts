import type { Deps } from "../../deps.ts";
import type { LedgerVerdict } from "../../ledger-audit/audit-ledger.ts";
import { auditNow } from "../../ledger-audit/audit-now.ts";
import type { Entrance } from "../../operators/entrance.ts";
import { keepLook } from "../../operators/keep-look.ts";

/**
 * Checks the whole ledger because an operator asks for it. Recorded before it begins: it takes long on a large ledger.
 * @param asked see `auditNow`
 */
export async function checkLedger(
  deps: Pick<Deps, "db" | "clock" | "config">,
  { by, ...asked }: { by: Entrance; isServed: boolean },
): Promise<LedgerVerdict> {
  await keepLook(deps, { by, action: "ledger_verify" });
  return auditNow(deps, asked);
}
