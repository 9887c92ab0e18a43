import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

export const searchTerms = pgTable(
  "search_terms",
  {
    week: text("week").notNull(),
    state: text("state").notNull(),
    term: text("term").notNull(),
    searches: integer("searches").notNull(),
  },
  (table) => [primaryKey({ columns: [table.week, table.state, table.term] })],
);
