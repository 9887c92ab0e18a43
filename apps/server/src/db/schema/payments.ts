import { paidPlans } from "@vagou/contract/fichas/plans";
import { boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";

export const payments = pgTable("payments", {
  paymentIntent: text("payment_intent").primaryKey(),
  checkoutSession: text("checkout_session"),
  clientReference: text("client_reference"),
  userId: uuid("user_id"),
  paymentLink: text("payment_link"),
  packageId: text("package_id"),
  amountCents: integer("amount_cents"),
  currency: text("currency"),
  paidAt: instant("paid_at"),
  refundedCents: integer("refunded_cents").notNull().default(0),
  parkedReason: text("parked_reason"),
  grantedCredits: integer("granted_credits").notNull().default(0),
  takenCredits: integer("taken_credits").notNull().default(0),
  owedCredits: integer("owed_credits").notNull().default(0),
  closedAt: instant("closed_at"),
  closedReason: text("closed_reason"),
  plan: text("plan", { enum: paidPlans }),
  planMonths: integer("plan_months"),
  corrections: integer("corrections").notNull().default(0),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

export const paymentEvents = pgTable("payment_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  createdAt: instant("created_at").notNull(),
  receivedAt: instant("received_at").notNull(),
  outcome: text("outcome", { enum: ["applied", "parked", "ignored"] }).notNull(),
  paymentIntent: text("payment_intent"),
  reason: text("reason"),
  subscription: text("subscription"),
});

export const pendingPurchases = pgTable("pending_purchases", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  packageId: text("package_id").notNull(),
  createdAt: instant("created_at").notNull(),
  paymentIntent: text("payment_intent"),
});

export const paymentReversals = pgTable("payment_reversals", {
  id: text("id").primaryKey(),
  paymentIntent: text("payment_intent").notNull(),
  kind: text("kind", { enum: ["refund", "dispute"] }).notNull(),
  amountCents: integer("amount_cents").notNull(),
  state: text("state", { enum: ["active", "undone"] }).notNull(),
  final: boolean("final").notNull(),
  reportedAt: instant("told_at").notNull(),
});
