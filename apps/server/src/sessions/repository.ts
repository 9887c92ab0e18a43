import { and, desc, eq, gt, isNull, lt, ne, sql } from "drizzle-orm";
import { buildOnce } from "../db/statements/build-once.ts";
import type { Db, Tx } from "../db/client.ts";
import { deleteInBatches } from "../db/statements/delete-in-batches.ts";
import { joinStatements } from "../db/statements/join-statements.ts";
import { sessions } from "../db/schema/accounts.ts";
import { secondFactorChallenges } from "../db/schema/second-factors.ts";

export type SessionRow = typeof sessions.$inferSelect;

export async function insertSession(tx: Tx, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session);
}

/** @returns true while the session is neither revoked nor expired */
export function isSessionOpen(db: Db, sessionId: string, userId: string, at: Date): Promise<boolean> {
  return checkSession(db, { sessionId, userId, at });
}

const checkSession = joinStatements(
  async (db, calls: readonly { sessionId: string; userId: string; at: Date }[]) => {
    const ids = [...new Set(calls.map(({ sessionId }) => sessionId))];
    const rows = await findUnrevoked(db).execute({ ids });
    const open = new Map(rows.map((session) => [session.id, session]));
    return calls.map(({ sessionId, userId, at }) => {
      const session = open.get(sessionId);
      return session !== undefined && session.userId === userId && session.expiresAt > at;
    });
  },
);

const findUnrevoked = buildOnce((db) =>
  db
    .select({ id: sessions.id, userId: sessions.userId, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(and(sql`${sessions.id} = any(${sql.placeholder("ids")}::uuid[])`, isNull(sessions.revokedAt)))
    .prepare("find_unrevoked_sessions"),
);

export async function findSession(db: Db | Tx, sessionId: string): Promise<SessionRow | undefined> {
  const [session] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
  return session;
}

/** @returns the sessions that are neither revoked nor expired, newest first */
export async function listOpenSessions(db: Db | Tx, userId: string, at: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(openAt(userId, at))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
}

/** @returns every stored session of a person, newest first */
export async function listAllSessions(tx: Tx, userId: string): Promise<SessionRow[]> {
  return tx
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
}

export async function revokeSession(db: Db | Tx, sessionId: string, at: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

/** Ends also the log-ins that wait for a second factor. @returns how many open sessions were ended */
export async function revokeOtherSessions(
  db: Db | Tx,
  { userId, keptId, at }: { userId: string; keptId: string; at: Date },
): Promise<number> {
  await endWaitingLogIns(db, userId);
  const ended = await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(openAt(userId, at), ne(sessions.id, keptId)))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Ends every session of a person, also those that wait for a second factor. */
export async function endSessions(tx: Tx, userId: string, at: Date): Promise<void> {
  await endWaitingLogIns(tx, userId);
  await tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
}

async function endWaitingLogIns(db: Db | Tx, userId: string): Promise<void> {
  const { userId: ofUser, purpose } = secondFactorChallenges;
  await db.delete(secondFactorChallenges).where(and(eq(ofUser, userId), eq(purpose, "log_in")));
}

function openAt(userId: string, at: Date) {
  return and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, at));
}

/** Deletes the sessions that expired before an instant. */
export async function deleteSessionsBefore(db: Db, before: Date): Promise<void> {
  const { expiresAt } = sessions;
  await deleteInBatches(db, { table: sessions, where: lt(expiresAt, before), oldestFirst: expiresAt });
}
