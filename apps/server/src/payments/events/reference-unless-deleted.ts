import type { Tx } from "../../db/client.ts";
import { isAccountId } from "../facts/is-account-id.ts";
import { wasPerson } from "../facts/repository.ts";

/** Events about a payment may come after its buyer deleted the account, and must not store their id again. */
export async function referenceUnlessDeleted(tx: Tx, clientReference: string | null): Promise<string | null> {
  if (clientReference === null || !isAccountId(clientReference)) return clientReference;
  return (await wasPerson(tx, clientReference)) ? null : clientReference;
}
