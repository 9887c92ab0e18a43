import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";

export const users = pgTable("users", {
  id: uuid("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  passwordHash: text("password_hash"),
  plan: text("plan", { enum: ["free", "pro", "premium"] })
    .notNull()
    .default("free"),
  confirmedAt: instant("confirmed_at"),
  createdAt: instant("created_at").notNull(),
});

export const accountTokens = pgTable("account_tokens", {
  tokenHash: text("token_hash").primaryKey(),
  userId: uuid("user_id").notNull(),
  purpose: text("purpose", { enum: ["confirm_account"] }).notNull(),
  pendingName: text("pending_name").notNull(),
  pendingPasswordHash: text("pending_password_hash"),
  expiresAt: instant("expires_at").notNull(),
  usedAt: instant("used_at"),
  createdAt: instant("created_at").notNull(),
});

export const sessions = pgTable("sessions", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
  revokedAt: instant("revoked_at"),
});

export const outboxEmails = pgTable("outbox_emails", {
  id: uuid("id").primaryKey(),
  recipient: text("recipient").notNull(),
  subject: text("subject").notNull(),
  textBody: text("text_body").notNull(),
  htmlBody: text("html_body").notNull(),
  createdAt: instant("created_at").notNull(),
  attempts: integer("attempts").notNull().default(0),
  nextAttemptAt: instant("next_attempt_at").notNull(),
  sentAt: instant("sent_at"),
  failedAt: instant("failed_at"),
  lastError: text("last_error"),
});
