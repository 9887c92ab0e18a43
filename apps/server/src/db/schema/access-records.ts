import { date, inet, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";

export const accessRecords = pgTable(
  "access_records",
  {
    sessionId: uuid("session_id").notNull(),
    day: date("day").notNull(),
    ip: inet("ip").notNull(),
    port: integer("port"),
    personId: uuid("person_id").notNull(),
    action: text("action", { enum: ["log_in", "use"] }).notNull(),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.day, table.ip] })],
);
