import { createHash, randomBytes } from "node:crypto";
import { secondFactorMinutes } from "@vagou/contract/limits";
import type { Tx } from "../../db/client.ts";
import { insertChallenge, type NewChallenge } from "./challenge-repository.ts";

/** A challenge as it was begun. */
export type Begun = { handle: string; expiresAt: Date };

/**
 * Stores what waits for a second factor, for `secondFactorMinutes`.
 * @param tx a transaction that keeps the person, whom a row without one would name
 * @returns the handle with which it is finished
 */
export async function beginChallenge(
  tx: Tx,
  challenge: Omit<NewChallenge, "handleHash" | "expiresAt">,
  at: Date,
): Promise<Begun> {
  const handle = randomSecret();
  const expiresAt = new Date(at.getTime() + secondFactorMinutes * 60_000);
  await insertChallenge(tx, { ...challenge, handleHash: hashHandle(handle), expiresAt });
  return { handle, expiresAt };
}

/** The database stores this hash only, so that a reader of the database cannot finish what a person began. */
export function hashHandle(handle: string): string {
  return createHash("sha256").update(handle).digest("hex");
}

/** 256 bits, 43 characters. */
export function randomSecret(): string {
  return randomBytes(32).toString("base64url");
}
