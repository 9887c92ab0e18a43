import { z } from "zod";
import { historyReasons } from "./history.ts";
import { sessionMethods } from "./session-methods.ts";

/** "Baixar meus dados": everything held about one person, without secrets. Instants are ISO. */
export const accountExportSchema = z.object({
  exported_at: z.string(),
  account: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    plan: z.string(),
    created_at: z.string(),
    confirmed_at: z.string().nullable(),
    has_password: z.boolean(),
    referral_link: z.string(),
  }),
  /** Accounts elsewhere that sign in here. */
  identities: z.array(z.object({ issuer: z.string(), subject: z.string(), linked_at: z.string() })),
  sessions: z.array(
    z.object({
      device: z.string(),
      method: z.enum(sessionMethods),
      started_at: z.string(),
      ends_at: z.string(),
      ended_at: z.string().nullable(),
    }),
  ),
  credits: z.object({
    balance: z.int32(),
    /** Oldest first, whole. */
    history: z.array(
      z.object({
        at: z.string(),
        reason: z.enum(historyReasons),
        provider: z.string().nullable(),
        amount: z.int32(),
        balance: z.int32(),
      }),
    ),
  }),
  referrals: z.object({
    /** When this person named who brought them; the other person is not named. */
    brought_by_somebody_at: z.string().nullable(),
    /** Friends who came, without naming them. */
    friends: z.array(z.object({ at: z.string(), credits: z.int32() })),
  }),
  /** Messages to the person, and theirs to us, on their way. */
  emails: z.array(z.object({ subject: z.string(), created_at: z.string(), sent_at: z.string().nullable() })),
});

export type AccountExport = z.infer<typeof accountExportSchema>;
