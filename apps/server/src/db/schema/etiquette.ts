import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
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

/** What the log was last told of each suspect provider. */
export const toldSuspicions = pgTable("told_suspicions", {
  providerId: text("provider_id").primaryKey(),
  reasons: text("reasons").notNull(),
});

export const hostPaces = pgTable("host_paces", {
  host: text("host").primaryKey(),
  nextStartAt: instant("next_start_at").notNull(),
  /** Request id → until when the request counts as in flight, in seconds since 1970. */
  inFlight: jsonb("in_flight").$type<Record<string, number>>().notNull().default({}),
  /** Process that waits for a place → until when it counts as waiting, in seconds since 1970. */
  wantedBy: jsonb("wanted_by").$type<Record<string, number>>().notNull().default({}),
});
