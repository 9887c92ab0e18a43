import { sql } from "drizzle-orm";
import type { Database } from "../../src/db/client.ts";

/** @returns how many small statements of another caller the database answers, one after the other, until `work` has ended */
export async function countAnswersWhile({ db }: Database, work: Promise<unknown>): Promise<number> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  void work.then(end, end);
  let answered = 0;
  for (;;) {
    await db.execute(sql`select`);
    if (isOver) return answered;
    answered += 1;
  }
}
