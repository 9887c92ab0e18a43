import { pgTable, text } from "drizzle-orm/pg-core";

export const migrations = pgTable("migrations", {
  name: text("name").primaryKey(),
  checksum: text("checksum").notNull(),
});
