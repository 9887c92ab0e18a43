import type { ProviderReply, ProviderRequest } from "@vagou/providers/core/provider";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { saveKeptReply, useKeptReply, type KeptReplyRow } from "./repository.ts";

/** How long a reply stays in memory: then it is read from the database, where another process may have renewed it. */
const rememberedMs = 60 * 60 * 1000;
/** Most characters in memory; a portal with 41 000 vacancies has about 6 million characters of sitemaps. */
const rememberedLengthMax = 16_000_000;
/** When this share of its time has passed, a reply is asked for again in the background. */
const refreshShare = 7 / 8;

/** Replies that serve every question for a while: those to requests with `keepForMs`. */
export type KeptReplies = {
  /** @returns the kept reply to a request; undefined when there is none, when it expired, or without `keepForMs` */
  find(providerId: string, request: ProviderRequest): Promise<ProviderReply | undefined>;
  /** Keeps a reply for its request's `keepForMs`; does nothing when the request has none. */
  keep(providerId: string, reply: ProviderReply): Promise<void>;
};

/** For tools without a database: keeps no reply. */
export const keepNothing: KeptReplies = { find: async () => undefined, keep: async () => {} };

type Remembered = { reply: ProviderReply; untilMs: number };

/**
 * Keeps replies in the database, for all server processes and over a restart, and those used lately
 * in memory.
 * @param answeredBy whether the portals are real or stand-ins: the replies of one kind are never used for the other
 */
export function createKeptReplies(
  { db, clock }: { db: Db; clock: Clock },
  { answeredBy }: { answeredBy: KeptReplyRow["answeredBy"] },
): KeptReplies {
  const memory = new Map<string, Remembered>();

  const remember = (key: string, reply: ProviderReply, keptUntil: Date): void => {
    memory.delete(key);
    memory.set(key, {
      reply,
      untilMs: Math.min(keptUntil.getTime(), clock.now().getTime() + rememberedMs),
    });
    let length = 0;
    for (const [latest, { reply }] of [...memory].toReversed()) {
      length += reply.body.length;
      if (length > rememberedLengthMax) memory.delete(latest);
    }
  };

  return {
    find: async (providerId, request) => {
      if (request.keepForMs === undefined) return undefined;
      const key = `${providerId} ${request.url}`;
      const now = clock.now();
      const remembered = memory.get(key);
      if (remembered !== undefined && remembered.untilMs > now.getTime()) return remembered.reply;
      memory.delete(key);
      const row = await useKeptReply(db, { answeredBy, providerId, askedUrl: request.url }, now);
      if (row === undefined || row.keptUntil <= now) return undefined;
      const reply = replyOf(row, request);
      remember(key, reply, row.keptUntil);
      return reply;
    },
    keep: async (providerId, reply) => {
      const { request } = reply;
      if (request.keepForMs === undefined) return;
      const now = clock.now();
      const after = (ms: number) => new Date(now.getTime() + ms);
      const row: KeptReplyRow = {
        answeredBy,
        providerId,
        askedUrl: request.url,
        request,
        answeringUrl: reply.url,
        contentType: reply.contentType,
        // Postgres text holds every character but NUL.
        body: reply.body.replaceAll("\0", ""),
        receivedAt: reply.receivedAt,
        lastUsedAt: now,
        refreshFrom: after(request.keepForMs * refreshShare),
        keptUntil: after(request.keepForMs),
      };
      await saveKeptReply(db, row);
      remember(`${providerId} ${request.url}`, replyOf(row, request), row.keptUntil);
    },
  };
}

function replyOf(row: KeptReplyRow, request: ProviderRequest): ProviderReply {
  const { answeringUrl: url, contentType, body, receivedAt } = row;
  return { request, status: 200, url, contentType, body, receivedAt };
}
