import type { Deps } from "../deps.ts";
import { listWithoutMailbox, setMailboxKeys } from "./mailbox-repository.ts";

/**
 * Gives the accounts that were opened before November 2026 the key of their mailbox, so that another spelling of it
 * finds the person. Runs before the server accepts requests; a later run finds no such account.
 * @returns how many accounts got a key
 */
export async function addMailboxKeys(
  { db, pseudonyms }: Pick<Deps, "db" | "pseudonyms">,
  { atOnce = 1_000 } = {},
): Promise<number> {
  let named = 0;
  for (;;) {
    const unnamed = await listWithoutMailbox(db, atOnce);
    if (unnamed.length === 0) return named;
    await setMailboxKeys(
      db,
      unnamed.map(({ id, email }) => ({ id, key: pseudonyms.personOf(email) })),
    );
    named += unnamed.length;
  }
}
