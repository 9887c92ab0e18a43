import { operatorActions } from "@vagou/contract/operator-actions";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";

export const operators = pgTable("operators", {
  userId: uuid("user_id").primaryKey(),
  givenAt: instant("given_at").notNull(),
});

export const operatorActs = pgTable("operator_acts", {
  id: uuid("id").primaryKey(),
  at: instant("at").notNull(),
  operatorId: uuid("operator_id"),
  systemUser: text("command_user"),
  action: text("action", { enum: operatorActions }).notNull(),
  personId: uuid("person_id"),
  subject: text("subject"),
  note: text("note"),
});

export const providerSwitches = pgTable("provider_switches", {
  providerId: text("provider_id").primaryKey(),
  reason: text("reason").notNull(),
  switchedOffAt: instant("switched_off_at").notNull(),
});
