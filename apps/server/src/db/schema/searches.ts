import type { Job } from "@vagou/contract/job";
import { outcomes } from "@vagou/contract/outcome";
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const jobPostings = pgTable("job_postings", {
  id: text("id").primaryKey(),
  providerId: text("provider_id").notNull(),
  posting: jsonb("posting").$type<Job>().notNull(),
  firstSeenAt: instant("first_seen_at").notNull(),
  lastSeenAt: instant("last_seen_at").notNull(),
});

export const providerAnswers = pgTable(
  "provider_answers",
  {
    providerId: text("provider_id").notNull(),
    question: text("question").notNull(),
    outcome: text("outcome", { enum: ["answered", "empty"] }).notNull(),
    total: integer("total"),
    jobIds: text("job_ids").array().notNull(),
    receivedAt: instant("received_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.question] })],
);

export const providerRuns = pgTable("provider_runs", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  providerId: text("provider_id").notNull(),
  question: text("question").notNull(),
  outcome: text("outcome", { enum: outcomes }).notNull(),
  jobCount: integer("job_count").notNull(),
  droppedCount: integer("dropped_count").notNull(),
  skippedCount: integer("skipped_count").notNull(),
  tookMs: integer("took_ms").notNull(),
  cached: boolean("cached").notNull(),
  holdId: uuid("hold_id"),
  createdAt: instant("created_at").notNull(),
});
