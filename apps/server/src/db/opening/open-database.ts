import type { Logger } from "pino";
import type { Config } from "../../config/config.ts";
import type { Database } from "../client.ts";
import { openEmbedded } from "./open-embedded.ts";
import { openPostgres } from "./open-postgres.ts";
import { lockFolder } from "./lock-folder.ts";
import { migrate } from "../migrating/migrate.ts";

type DatabaseSettings = Pick<Config, "databaseUrl" | "databasePool" | "databaseDeadlines" | "dataDir">;

/**
 * Opens and migrates the database that the configuration names; the embedded one for this process only.
 * @throws {FolderInUse} when another process uses the embedded one
 */
export async function openDatabase(config: DatabaseSettings, logger?: Logger): Promise<Database> {
  if (config.databaseUrl !== null) {
    const database = openPostgres(config.databaseUrl, {
      poolSize: config.databasePool,
      deadlines: config.databaseDeadlines,
    });
    await closeOnFailure(database, () => migrate(database, { logger }));
    return database;
  }
  const unlock = await lockFolder(config.dataDir);
  try {
    const database = await openEmbedded(`${config.dataDir}/postgres`, {
      deadlines: config.databaseDeadlines,
      logger,
    });
    await closeOnFailure(database, () => migrate(database, { logger }));
    return {
      ...database,
      close: async () => {
        await database.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function closeOnFailure(database: Database, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    await database.close();
    throw error;
  }
}
