import { readConfig } from "@vagou/server/config/read-config";
import type { Config } from "@vagou/server/config/config";
import { describeFailure } from "@vagou/server/describe-failure";
import { describeStartFailure } from "@vagou/server/describe-start-failure";
import { withDeadline } from "@vagou/server/db/connections/with-deadline";
import type { Database } from "@vagou/server/db/client";
import { openDatabase } from "@vagou/server/db/opening/open-database";
import { OperatorError } from "@vagou/server/operator-error";

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
  let describe = describeStartFailure;
  try {
    const config = readConfig(process.env);
    const database = await openDatabase(config);
    describe = (error) => `Failed: ${describeFailure(error)}`;
    try {
      await withDeadline(commandMs, () => work(database, config));
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : describe(error));
    process.exitCode = 1;
  }
}
