import { date, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";

export const questionCounts = pgTable(
  "question_counts",
  {
    day: date("day", { mode: "string" }).notNull(),
    words: text("words").notNull(),
    state: text("state").notNull(),
    place: text("place").notNull(),
    providerId: text("provider_id").notNull(),
    asked: integer("asked").notNull(),
    answers: integer("answers").notNull(),
    vacancies: integer("vacancies").notNull(),
    tookMs: integer("took_ms").array().notNull(),
    people: smallint("people").array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.words, table.day, table.state, table.place, table.providerId] })],
);
