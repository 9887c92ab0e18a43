import type { FillableFact } from "@vagou/contract/search/fillable-facts";
import type { Job } from "@vagou/contract/search/job";
import { savedStatuses } from "@vagou/contract/saved/saved-statuses";
import { date, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";

/** What lists show of a posting. */
export type PostingFacts = Pick<
  Job,
  | "id"
  | "title"
  | "company"
  | "location"
  | "salary"
  | "url"
  | "posted_at"
  | "apply_until"
  | "source"
  | "work_mode"
  | "level"
> & {
  contract: string | null;
  /** The postings of the same vacancy at other portals; absent without any. */
  others?: readonly Pick<Job, "source" | "url">[];
  /** Which of these facts another portal said; absent without any. */
  borrowed?: readonly { fact: FillableFact; source: string }[];
};

/** The long part of a posting. `description`: sanitised HTML. */
export type PostingText = Pick<Job, "description"> & { requirements: string[]; benefits: string[] };

export const vacancyMarks = pgTable(
  "vacancy_marks",
  {
    userId: uuid("user_id").notNull(),
    postingId: text("posting_id").notNull(),
    seenAt: instant("seen_at").notNull(),
    hiddenAt: instant("hidden_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.postingId] })],
);

export const savedVacancies = pgTable(
  "saved_vacancies",
  {
    userId: uuid("user_id").notNull(),
    postingId: text("posting_id").notNull(),
    status: text("status", { enum: savedStatuses }).notNull(),
    statusAt: instant("status_at").notNull(),
    note: text("note").notNull(),
    nextStep: text("next_step").notNull(),
    nextStepOn: date("next_step_on"),
    savedAt: instant("saved_at").notNull(),
    removedAt: instant("removed_at"),
    posting: jsonb("posting").$type<PostingFacts>().notNull(),
    postingText: jsonb("posting_text").$type<PostingText>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.postingId] })],
);

export const sharedLists = pgTable("shared_lists", {
  idHash: text("id_hash").primaryKey(),
  userId: uuid("user_id").notNull(),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
  postings: jsonb("postings").$type<PostingFacts[]>().notNull(),
});
