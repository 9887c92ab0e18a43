import type { Deps } from "../deps.ts";
import { insertAccessRecords } from "./repository.ts";

/** Most records of one statement, so that it ends within its deadline. */
const batchMax = 1_000;

/** Stores the accesses that were noted since the last run. Runs as a task, and when the server stops. */
export async function writeAccessRecords({ db, access }: Pick<Deps, "db" | "access">): Promise<void> {
  let records = access.take();
  while (records.length > 0) {
    try {
      await insertAccessRecords(db, records.slice(0, batchMax));
    } catch (error) {
      access.putBack(records);
      throw error;
    }
    records = records.slice(batchMax);
  }
}
