import { secondFactorKinds } from "@vagou/contract/account/second-factor-kinds";
import { bigint, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytes } from "./bytes.ts";
import { instant } from "./instant.ts";

export const secondFactors = pgTable("second_factors", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  kind: text("kind", { enum: secondFactorKinds }).notNull(),
  name: text("name").notNull(),
  sealedSecret: text("sealed_secret"),
  lastStep: bigint("last_step", { mode: "number" }),
  credentialId: text("credential_id"),
  publicKey: bytes("public_key"),
  signCount: bigint("sign_count", { mode: "number" }),
  transports: text("transports").array(),
  createdAt: instant("created_at").notNull(),
  lastUsedAt: instant("last_used_at"),
});

export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: uuid("user_id").notNull(),
    selector: text("selector").notNull(),
    codeHash: text("code_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.selector] })],
);

export const secondFactorChallenges = pgTable("second_factor_challenges", {
  handleHash: text("handle_hash").primaryKey(),
  userId: uuid("user_id").notNull(),
  purpose: text("purpose", { enum: ["log_in", "confirm", "add_totp", "add_passkey"] }).notNull(),
  sessionId: uuid("session_id"),
  method: text("method", { enum: ["password", "google"] }),
  challenge: text("challenge"),
  sealedSecret: text("sealed_secret"),
  attempts: integer("attempts").notNull().default(0),
  expiresAt: instant("expires_at").notNull(),
});
