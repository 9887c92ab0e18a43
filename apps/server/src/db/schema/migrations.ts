import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";

export const migrations = pgTable("migrations", {
  name: text("name").primaryKey(),
  checksum: text("checksum").notNull(),
  appliedAt: instant("applied_at").notNull().defaultNow(),
});
