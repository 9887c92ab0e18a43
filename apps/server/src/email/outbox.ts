import { randomUUID } from "node:crypto";
import { and, asc, count, desc, eq, isNotNull, isNull, lt, lte, min, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../db/client.ts";
import { deleteInBatches } from "../db/statements/delete-in-batches.ts";
import { outboxEmails } from "../db/schema/accounts.ts";
import type { Message } from "./message.ts";

/**
 * Puts a message into the outbox, in the transaction of the change that it announces: both are committed or neither.
 * @param email.replyTo the address for an answer, if it is not ours
 * @param email.id where the message may be asked for twice: one with the id of a stored message is not stored again
 */
export async function enqueueEmail(
  tx: Tx,
  {
    recipient,
    message,
    at,
    replyTo = null,
    id = randomUUID(),
  }: { recipient: string; message: Message; at: Date; replyTo?: string | null; id?: string },
): Promise<void> {
  await tx
    .insert(outboxEmails)
    .values({
      id,
      recipient,
      subject: message.subject,
      textBody: message.text,
      htmlBody: message.html,
      replyTo,
      createdAt: at,
      nextAttemptAt: at,
    })
    .onConflictDoNothing({ target: outboxEmails.id });
}

/** @returns whether a message with this id waits, or is remembered as sent */
export async function isEmailStored(tx: Tx, id: string): Promise<boolean> {
  return (await tx.$count(outboxEmails, eq(outboxEmails.id, id))) > 0;
}

/**
 * Lists the waiting messages to one address, or from it to us, oldest first; sent ones name no address any more.
 * `text`: null for one of ours, whose link is a secret
 */
export async function listEmailsOf(tx: Tx, address: string) {
  const { replyTo, textBody } = outboxEmails;
  return tx
    .select({
      subject: outboxEmails.subject,
      text: sql<string | null>`case when ${replyTo} = ${address} then ${textBody} end`,
      createdAt: outboxEmails.createdAt,
      sentAt: outboxEmails.sentAt,
    })
    .from(outboxEmails)
    .where(isOf(address))
    .orderBy(asc(outboxEmails.createdAt), asc(outboxEmails.id));
}

/** Deletes the waiting messages to this address, or from it to us. */
export async function deleteEmailsOf(tx: Tx, address: string): Promise<void> {
  await tx.delete(outboxEmails).where(isOf(address));
}

function isOf(address: string) {
  return or(eq(outboxEmails.recipient, address), eq(outboxEmails.replyTo, address));
}

/**
 * @returns how many messages wait, since when the oldest of them does (null: none waits), and how many of those still
 *   stored were given up
 */
export async function countEmails(
  db: Db,
): Promise<{ waiting: number; waitingSince: Date | null; failed: number }> {
  const [waiting] = await db
    .select({ count: count(), since: min(outboxEmails.createdAt) })
    .from(outboxEmails)
    .where(and(isNull(outboxEmails.sentAt), isNull(outboxEmails.failedAt)));
  return {
    waiting: waiting?.count ?? 0,
    waitingSince: waiting?.since ?? null,
    failed: await db.$count(outboxEmails, isNotNull(outboxEmails.failedAt)),
  };
}

export type UnsentFeedback = {
  id: string;
  createdAt: Date;
  replyTo: string;
  textBody: string;
  failedAt: Date | null;
};

/** @returns people's messages to us that were not sent, newest first: those that still wait, and those given up */
export async function listUnsentFeedback(db: Db, limit: number): Promise<UnsentFeedback[]> {
  const { id, createdAt, textBody, failedAt, replyTo, sentAt } = outboxEmails;
  return db
    .select({ id, createdAt, textBody, failedAt, replyTo: sql<string>`${replyTo}` })
    .from(outboxEmails)
    .where(and(isNotNull(replyTo), isNull(sentAt)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

export type DueEmail = typeof outboxEmails.$inferSelect;

/**
 * Leases the oldest due message for `leaseMs`: if this process dies while sending it, another process sends it after
 * that time. No transaction stays open during the SMTP conversation.
 */
export async function leaseDueEmail(db: Db, at: Date, leaseMs: number): Promise<DueEmail | undefined> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(outboxEmails)
      .where(
        and(isNull(outboxEmails.sentAt), isNull(outboxEmails.failedAt), lte(outboxEmails.nextAttemptAt, at)),
      )
      .orderBy(asc(outboxEmails.nextAttemptAt))
      .limit(1)
      .for("update", { skipLocked: true });
    if (due === undefined) return undefined;
    const attempts = due.attempts + 1;
    await tx
      .update(outboxEmails)
      .set({ attempts, nextAttemptAt: new Date(at.getTime() + leaseMs) })
      .where(eq(outboxEmails.id, due.id));
    return { ...due, attempts };
  });
}

/** Clears the secrets and names of a message that will not be sent again; only its time and result are kept. */
export async function finishEmail(
  db: Db,
  id: string,
  ending: { sentAt: Date } | { failedAt: Date; lastError: string },
): Promise<void> {
  await db
    .update(outboxEmails)
    .set({ ...ending, recipient: "", subject: "", textBody: "", htmlBody: "", replyTo: null })
    .where(eq(outboxEmails.id, id));
}

/** Keeps a person's message to us that was given up, so that an operator can still read and answer it. */
export async function giveUpFeedback(
  db: Db,
  id: string,
  ending: { failedAt: Date; lastError: string },
): Promise<void> {
  await db.update(outboxEmails).set(ending).where(eq(outboxEmails.id, id));
}

export async function postponeEmail(
  db: Db,
  id: string,
  change: { nextAttemptAt: Date; lastError: string },
): Promise<void> {
  await db.update(outboxEmails).set(change).where(eq(outboxEmails.id, id));
}

/** Deletes the messages of before an instant that were sent or given up. */
export async function deleteEndedEmailsBefore(db: Db, before: Date): Promise<void> {
  const where = and(
    lt(outboxEmails.createdAt, before),
    or(isNotNull(outboxEmails.sentAt), isNotNull(outboxEmails.failedAt)),
  );
  await deleteInBatches(db, { table: outboxEmails, where, oldestFirst: outboxEmails.createdAt });
}
