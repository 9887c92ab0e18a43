import type { ProviderRequest } from "@vagou/providers/core/provider";
import { jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";

export const keptReplies = pgTable(
  "kept_replies",
  {
    answeredBy: text("answered_by", { enum: ["live", "stand-in"] }).notNull(),
    providerId: text("provider_id").notNull(),
    askedUrl: text("asked_url").notNull(),
    request: jsonb("request").$type<ProviderRequest>().notNull(),
    answeringUrl: text("answering_url").notNull(),
    contentType: text("content_type").notNull(),
    body: text("body").notNull(),
    receivedAt: instant("received_at").notNull(),
    lastUsedAt: instant("last_used_at").notNull(),
    refreshFrom: instant("refresh_from").notNull(),
    keptUntil: instant("kept_until").notNull(),
  },
  (table) => [primaryKey({ columns: [table.answeredBy, table.providerId, table.askedUrl] })],
);
