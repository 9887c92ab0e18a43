import type { Tx } from "../../db/client.ts";
import { isAccountId } from "../facts/is-account-id.ts";
import { isPerson } from "../facts/repository.ts";

/** A visitor can set `client_reference_id` to any text, so only the id of an existing person counts. */
export async function findBuyer(tx: Tx, clientReference: string | null): Promise<string | null> {
  if (clientReference === null || !isAccountId(clientReference)) return null;
  return (await isPerson(tx, clientReference)) ? clientReference : null;
}
