import { doublePrecision, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
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
  /** How many questions ended; older ones count less. */
  questions: doublePrecision("questions").notNull().default(0),
  /** The sum of the further requests that each of them needed for its answer, and of their squares. */
  furtherRequests: doublePrecision("further_requests").notNull().default(0),
  furtherSquares: doublePrecision("further_squares").notNull().default(0),
  /** How long a request takes; 0 before one was measured. */
  requestMs: doublePrecision("request_ms").notNull().default(0),
});
