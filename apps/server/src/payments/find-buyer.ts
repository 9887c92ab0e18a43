import type { Tx } from "../db/client.ts";
import { isAccountId } from "./is-account-id.ts";
import { isPerson } from "./repository.ts";

/** Anybody can put anything behind `client_reference_id`: only an id of a person is one. */
export async function findBuyer(tx: Tx, clientReference: string | null): Promise<string | null> {
  if (clientReference === null || !isAccountId(clientReference)) return null;
  return (await isPerson(tx, clientReference)) ? clientReference : null;
}
