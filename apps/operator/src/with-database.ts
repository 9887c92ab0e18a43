import { readConfig } from "@vagou/server/config/read-config";
import type { Config } from "@vagou/server/config/config";
import { describeStartFailure } from "@vagou/server/describe-start-failure";
import { withDeadline } from "@vagou/server/db/connections/with-deadline";
import type { Database } from "@vagou/server/db/client";
import { openDatabase } from "@vagou/server/db/opening/open-database";
import { OperatorError } from "@vagou/server/operator-error";
import { tellingFailures } from "./telling-failures.ts";

/** Deadline of each statement and transaction: an operator reads more at once than a person, and may wait longer. */
const commandMs = 5 * 60_000;

/**
 * Runs an operator's command on the database that the settings name. The embedded one belongs to one
 * process at a time, so there the server has to be stopped first; the message says so.
 * @throws {OperatorError | BadSetting} every refusal or failure, to be printed by `runProgram`
 */
export async function withDatabase(
  work: (database: Database, config: Config) => Promise<void>,
): Promise<void> {
  const { database, config } = await open();
  await tellingFailures(async () => {
    try {
      await withDeadline(commandMs, () => work(database, config));
    } finally {
      await database.close();
    }
  });
}

async function open(): Promise<{ database: Database; config: Config }> {
  try {
    const config = readConfig(process.env);
    return { database: await openDatabase(config), config };
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(describeStartFailure(error), { cause: error });
  }
}
