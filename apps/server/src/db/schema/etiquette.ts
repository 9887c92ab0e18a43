import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";

export const providerBreakers = pgTable("provider_breakers", {
  providerId: text("provider_id").primaryKey(),
  failureCount: integer("failure_count").notNull(),
  firstFailureAt: instant("first_failure_at").notNull(),
  lastFailureAt: instant("last_failure_at").notNull(),
  lastOutcome: text("last_outcome", { enum: ["blocked", "changed", "timeout", "unavailable"] }).notNull(),
  coolDownCount: integer("cool_down_count").notNull().default(0),
  openUntil: instant("open_until"),
  probeUntil: instant("probe_until"),
});

export const hostPaces = pgTable("host_paces", {
  host: text("host").primaryKey(),
  nextStartAt: instant("next_start_at").notNull(),
});

export const hostLeases = pgTable("host_leases", {
  id: uuid("id").primaryKey(),
  host: text("host").notNull(),
  expiresAt: instant("expires_at").notNull(),
});
