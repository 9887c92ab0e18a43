import type { Job } from "@vagou/contract/search/job";
import { outcomes } from "@vagou/contract/search/outcome";
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytes } from "./bytes.ts";
import { instant } from "./instant.ts";

export const jobPostings = pgTable("job_postings", {
  id: text("id").primaryKey(),
  providerId: text("provider_id").notNull(),
  posting: jsonb("posting").$type<Job>().notNull(),
  firstSeenAt: instant("first_seen_at").notNull(),
  lastSeenAt: instant("last_seen_at").notNull(),
});

export const postingPacks = pgTable("posting_packs", {
  id: text("id").primaryKey(),
  providerId: text("provider_id").notNull(),
  jobIds: text("job_ids").array().notNull(),
  frame: bytes("frame").notNull(),
  firstSeenAt: instant("first_seen_at").notNull(),
  lastSeenAt: instant("last_seen_at").notNull(),
});

export const keptAnswers = pgTable("kept_answers", {
  id: uuid("id").primaryKey(),
  providerId: text("provider_id").notNull(),
  question: text("question").notNull(),
  outcome: text("outcome", { enum: ["answered", "empty"] }).notNull(),
  total: integer("total"),
  isPartial: boolean("is_partial").notNull(),
  packId: text("pack_id"),
  receivedAt: instant("received_at").notNull(),
});

export const answeredQuestions = pgTable(
  "answered_questions",
  {
    question: text("question").notNull(),
    packId: text("pack_id").notNull(),
    lastAt: instant("last_at").notNull(),
    firstWholeAt: instant("first_whole_at"),
    lastWholeAt: instant("last_whole_at"),
  },
  (table) => [primaryKey({ columns: [table.question, table.packId] })],
);

export const providerAnswers = pgTable("provider_answers", {
  id: uuid("id").primaryKey(),
  providerId: text("provider_id").notNull(),
  question: text("question").notNull(),
  outcome: text("outcome", { enum: ["answered", "empty"] }).notNull(),
  total: integer("total"),
  jobIds: text("job_ids").array().notNull(),
  receivedAt: instant("received_at").notNull(),
  isPartial: boolean("is_partial").notNull().default(false),
});

export const searchRequests = pgTable(
  "search_requests",
  {
    userId: uuid("user_id").notNull(),
    requestKey: text("request_key").notNull(),
    providerId: text("provider_id").notNull(),
    fingerprint: text("fingerprint").notNull(),
    createdAt: instant("created_at").notNull(),
    outcome: text("outcome", { enum: outcomes }),
    fichas: text("fichas", { enum: ["charged", "returned", "free"] }),
    tookMs: integer("took_ms"),
    answerId: uuid("answer_id"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.requestKey, table.providerId] })],
);

export const providerRuns = pgTable("provider_runs", {
  id: uuid("id").primaryKey(),
  providerId: text("provider_id").notNull(),
  outcome: text("outcome", { enum: outcomes }).notNull(),
  jobCount: integer("job_count").notNull(),
  droppedCount: integer("dropped_count").notNull(),
  skippedCount: integer("skipped_count").notNull(),
  tookMs: integer("took_ms").notNull(),
  source: text("source", { enum: ["provider", "cache", "suspension"] }).notNull(),
  createdAt: instant("created_at").notNull(),
  listingCount: integer("listing_count").notNull().default(0),
  filled: jsonb("filled").$type<Record<string, number>>().notNull().default({}),
  ignored: text("ignored").array().notNull().default([]),
});

export const questionsInFlight = pgTable("questions_in_flight", {
  question: text("question").primaryKey(),
  owner: uuid("owner").notNull(),
  expiresAt: instant("expires_at").notNull(),
  /** How a question ended that got no answer; null while it is asked, and where the answer is stored. */
  outcome: text("outcome", { enum: outcomes }),
  /** How the claim ended that this one replaced; null when its process died, or there was none. */
  lastOutcome: text("last_outcome", { enum: outcomes }),
});

export const offendingReplies = pgTable("offending_replies", {
  id: uuid("id").primaryKey(),
  providerId: text("provider_id").notNull(),
  outcome: text("outcome").notNull(),
  cause: text("cause").notNull(),
  url: text("url").notNull(),
  status: integer("status").notNull(),
  contentType: text("content_type").notNull(),
  body: text("body").notNull(),
  receivedAt: instant("received_at").notNull(),
});
