import { attempts } from "../../src/db/schema/accounts.ts";
import type { TestDatabase } from "../database/create-test-database.ts";

/** Forgets all counted tries of limited actions, and every wait that followed from them. */
export async function forgetAttempts({ db }: TestDatabase): Promise<void> {
  await db.delete(attempts);
}
