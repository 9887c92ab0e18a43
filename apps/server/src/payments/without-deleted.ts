import type { Tx } from "../db/client.ts";
import { isAccountId } from "./is-account-id.ts";
import { wasPerson } from "./repository.ts";

/** What a deleted person began to pay is told of later too, and must not name them again. */
export async function withoutDeleted(tx: Tx, clientReference: string | null): Promise<string | null> {
  if (clientReference === null || !isAccountId(clientReference)) return clientReference;
  return (await wasPerson(tx, clientReference)) ? null : clientReference;
}
