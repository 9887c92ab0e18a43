import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { findReplyBody } from "./repository.ts";

/**
 * The text of a reply that could not be read.
 * @throws {AppError} reply_gone
 */
export async function getOffendingReply(
  { db }: Pick<Deps, "db">,
  { id }: { id: string },
): Promise<{ id: string; body: string }> {
  const body = await findReplyBody(db, id);
  if (body === undefined) throw new AppError("reply_gone");
  return { id, body };
}
