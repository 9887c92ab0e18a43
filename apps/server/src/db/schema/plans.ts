import { paidPlans } from "@vagou/contract/fichas/plans";
import { boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";

export const planSubscriptions = pgTable("plan_subscriptions", {
  subscription: text("subscription").primaryKey(),
  checkoutSession: text("checkout_session"),
  clientReference: text("client_reference"),
  userId: uuid("user_id"),
  paymentLink: text("payment_link"),
  amountCents: integer("amount_cents"),
  currency: text("currency"),
  plan: text("plan", { enum: paidPlans }),
  parkedReason: text("parked_reason"),
  status: text("status"),
  cancelsAt: instant("cancels_at"),
  endedAt: instant("ended_at"),
  reportedAt: instant("told_at"),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

export const planInvoices = pgTable("plan_invoices", {
  invoice: text("invoice").primaryKey(),
  subscription: text("subscription"),
  paymentIntent: text("payment_intent"),
  amountCents: integer("amount_cents"),
  paidAt: instant("paid_at"),
  failedAt: instant("failed_at"),
  periodStart: instant("period_start"),
  periodEnd: instant("period_end"),
  createdAt: instant("created_at").notNull(),
});

export const planTerms = pgTable("plan_terms", {
  source: text("source").primaryKey(),
  userId: uuid("user_id").notNull(),
  plan: text("plan", { enum: paidPlans }).notNull(),
  startsAt: instant("starts_at").notNull(),
  paidUntil: instant("paid_until").notNull(),
  endsAt: instant("ends_at").notNull(),
  renews: boolean("renews").notNull(),
  paymentFailed: boolean("payment_failed").notNull(),
});
