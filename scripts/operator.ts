import { readConfig } from "../apps/server/src/config/read-config.ts";
import type { Config } from "../apps/server/src/config/config.ts";
import { describeStartFailure } from "../apps/server/src/describe-start-failure.ts";
import { withDeadline } from "../apps/server/src/db/with-deadline.ts";
import type { Database } from "../apps/server/src/db/client.ts";
import { openDatabase } from "../apps/server/src/db/open-database.ts";
import { OperatorError } from "../apps/server/src/operator-error.ts";

/** Deadline of each statement and transaction: an operator reads more at once than a person, and may wait longer. */
const commandMs = 5 * 60_000;

/**
 * Runs an operator's command on the database that the settings name. The embedded one belongs to one
 * process at a time, so there the server has to be stopped first; the message says so.
 * Every refusal or failure is printed, and the exit code is 1.
 */
export async function withDatabase(
  work: (database: Database, config: Config) => Promise<void>,
): Promise<void> {
  try {
    const config = readConfig(process.env);
    const database = await openDatabase(config);
    try {
      await withDeadline(commandMs, () => work(database, config));
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : describeStartFailure(error));
    process.exitCode = 1;
  }
}
