import { bigint, date, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";

export const ledgerVerdicts = pgTable("ledger_verdicts", {
  id: uuid("id").primaryKey(),
  night: date("night", { mode: "string" }),
  startedAt: instant("started_at").notNull(),
  finishedAt: instant("finished_at"),
  people: bigint("people", { mode: "number" }),
  movements: bigint("movements", { mode: "number" }),
  entries: bigint("entries", { mode: "number" }),
  faultCount: integer("fault_count"),
  faults: text("faults").array(),
});
