import { sessionMethods } from "@vagou/contract/account/session-methods";
import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";

export const users = pgTable("users", {
  id: uuid("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  passwordHash: text("password_hash"),
  plan: text("plan", { enum: ["free", "pro", "premium"] })
    .notNull()
    .default("free"),
  referralCode: text("referral_code").notNull(),
  confirmedAt: instant("confirmed_at"),
  createdAt: instant("created_at").notNull(),
});

export const accountTokens = pgTable("account_tokens", {
  tokenHash: text("token_hash").primaryKey(),
  userId: uuid("user_id").notNull(),
  purpose: text("purpose", { enum: ["confirm_account", "reset_password"] }).notNull(),
  signUpId: uuid("sign_up_id"),
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
  method: text("method", { enum: sessionMethods }).notNull(),
  device: text("device").notNull(),
  placeKey: text("place_key").notNull(),
  secondFactorAt: instant("second_factor_at"),
  passwordAt: instant("password_at"),
});

export const accountRequests = pgTable("account_requests", {
  id: uuid("id").primaryKey(),
  kind: text("kind", { enum: ["register", "resend_confirmation", "forgot_password"] }).notNull(),
  email: text("email").notNull(),
  name: text("name"),
  passwordHash: text("password_hash"),
  referId: text("refer_id"),
  browserKeyHash: text("browser_key_hash"),
  createdAt: instant("created_at").notNull(),
});

export const signUps = pgTable("sign_ups", {
  id: uuid("id").primaryKey(),
  email: text("email").notNull(),
  name: text("name").notNull(),
  passwordHash: text("password_hash").notNull(),
  referId: text("refer_id"),
  browserKeyHash: text("browser_key_hash"),
  createdAt: instant("created_at").notNull(),
});

export const identities = pgTable(
  "identities",
  {
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    userId: uuid("user_id").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] })],
);

export const googleSignIns = pgTable("google_sign_ins", {
  stateHash: text("state_hash").primaryKey(),
  browserHash: text("browser_hash").notNull(),
  nonce: text("nonce").notNull(),
  codeVerifier: text("code_verifier").notNull(),
  referId: text("refer_id"),
  expiresAt: instant("expires_at").notNull(),
});

export const referrals = pgTable("referrals", {
  referredUserId: uuid("referred_user_id").primaryKey(),
  referrerUserId: uuid("referrer_user_id").notNull(),
  referrerCredits: integer("referrer_credits").notNull(),
  referredCredits: integer("referred_credits").notNull(),
  createdAt: instant("created_at").notNull(),
});

export const attempts = pgTable("attempts", {
  key: text("key").primaryKey(),
  count: integer("count").notNull(),
  lastAt: instant("last_at").notNull(),
  blockedUntil: instant("blocked_until").notNull(),
});

export const outboxEmails = pgTable("outbox_emails", {
  id: uuid("id").primaryKey(),
  recipient: text("recipient").notNull(),
  subject: text("subject").notNull(),
  textBody: text("text_body").notNull(),
  htmlBody: text("html_body").notNull(),
  replyTo: text("reply_to"),
  createdAt: instant("created_at").notNull(),
  attempts: integer("attempts").notNull().default(0),
  nextAttemptAt: instant("next_attempt_at").notNull(),
  sentAt: instant("sent_at"),
  failedAt: instant("failed_at"),
  lastError: text("last_error"),
});
