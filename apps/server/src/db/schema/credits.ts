import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytes } from "./bytes.ts";
import { instant } from "./instant.ts";

export const creditAccounts = pgTable("credit_accounts", {
  userId: uuid("user_id").primaryKey(),
  personKey: text("person_key").notNull(),
  mailboxKey: text("mailbox_key"),
  bonus: integer("bonus").notNull().default(0),
  bought: integer("bought").notNull().default(0),
  heldBonus: integer("held_bonus").notNull().default(0),
  heldBought: integer("held_bought").notNull().default(0),
  movementCount: integer("movement_count").notNull().default(0),
  chainHash: text("chain_hash").notNull().default(""),
});

export const creditHolds = pgTable(
  "credit_holds",
  {
    id: uuid("id").notNull(),
    userId: uuid("user_id").notNull(),
    purpose: text("purpose").notNull(),
    reason: text("reason").notNull(),
    bonus: integer("bonus").notNull(),
    bought: integer("bought").notNull(),
    state: text("state", { enum: ["held", "captured", "released"] }).notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    settledAt: instant("settled_at"),
    waiters: integer("waiters").notNull(),
    waitersByProcess: jsonb("waiters_by_process").$type<Record<string, number>>().notNull().default({}),
    capturedBy: text("captured_by"),
    searchId: uuid("search_id"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/**
 * `aliveUntil` is in the past once the process is dead. `readsBriefLedger`: it does without the rows of ended holds and
 * without what can be worked out of a movement; processes of the version before do not.
 */
export const serverProcesses = pgTable("server_processes", {
  id: uuid("id").primaryKey(),
  aliveUntil: instant("alive_until").notNull(),
  readsBriefLedger: boolean("reads_brief_ledger").notNull().default(false),
});

/**
 * `bonus` to `spent`: the fichas that the movement adds to each pocket, signed; they sum to zero. `idempotencyKey` of a
 * movement of a hold and `previousHash` are empty where no process of the version before lived: they can be worked out.
 */
export const ledgerMovements = pgTable(
  "ledger_movements",
  {
    id: uuid("id").notNull(),
    userId: uuid("user_id").notNull(),
    position: integer("position").notNull(),
    kind: text("kind", { enum: ["grant", "hold", "capture", "release", "clawback"] }).notNull(),
    reason: text("reason").notNull(),
    idempotencyKey: text("idempotency_key").notNull(),
    holdId: uuid("hold_id"),
    /** Only of a movement that places a hold; not part of its hash, because it is forgotten with the account. */
    searchId: uuid("search_id"),
    createdAt: instant("created_at").notNull(),
    previousHash: text("previous_hash").notNull(),
    hash: text("hash").notNull(),
    /** The hash, where `hash` is empty: as bytes it takes half the place. */
    digest: bytes("digest"),
    bonus: integer("bonus").notNull().default(0),
    bought: integer("bought").notNull().default(0),
    heldBonus: integer("held_bonus").notNull().default(0),
    heldBought: integer("held_bought").notNull().default(0),
    issued: integer("issued").notNull().default(0),
    spent: integer("spent").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.position] })],
);

/** The keys of bonuses that were given, once per person. */
export const bonusClaims = pgTable("bonus_claims", {
  key: text("key").primaryKey(),
  claimedAt: instant("claimed_at").notNull(),
});
