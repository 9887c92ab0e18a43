import { marksMax } from "@vagou/contract/limits";
import type { Actor, Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { lockUser } from "../people/repository.ts";
import { deleteMarksBeyond, putMarks, unhide } from "./repository.ts";

/**
 * Marks postings as seen and as hidden, then takes the mark `hidden` from those of `shown`. A hidden posting is seen
 * too; seeing one again does not show it. Beyond `marksMax` a person's oldest marks give way.
 * @throws {AppError} unauthenticated when the account was deleted since the session was checked
 */
export async function setMarks(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor, seen, hidden, shown }: { actor: Actor; seen: string[]; hidden: string[]; shown: string[] },
): Promise<void> {
  const { userId } = actor;
  const seenAt = clock.now();
  const isHidden = new Set(hidden);
  const marks = [...new Set([...seen, ...hidden])].map((postingId) => ({
    userId,
    postingId,
    seenAt,
    hiddenAt: isHidden.has(postingId) ? seenAt : null,
  }));
  await db.transaction(async (tx) => {
    // Locked, so that two devices at once can neither deadlock nor pass the maximum.
    if ((await lockUser(tx, userId)) === undefined) throw new AppError("unauthenticated");
    await putMarks(tx, marks);
    await unhide(tx, userId, shown);
    await deleteMarksBeyond(tx, userId, marksMax);
  });
}
