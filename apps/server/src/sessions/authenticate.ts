import type { Actor, Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { isSessionOpen } from "./repository.ts";

/**
 * Turns the `Authorization` header into an actor.
 * @throws {AppError} unauthenticated, without the reason
 */
export async function authenticate(
  { db, clock, sessionKeys }: Pick<Deps, "db" | "clock" | "sessionKeys">,
  { authorization }: { authorization: string | undefined },
): Promise<Actor> {
  const token = readBearerToken(authorization);
  const claims = token === undefined ? null : await sessionKeys.verify(token, clock.now());
  if (claims === null || !(await isSessionOpen(db, claims.sessionId, claims.userId, clock.now()))) {
    throw new AppError("unauthenticated");
  }
  return claims;
}

/** @returns the token of an `Authorization` header, undefined where there is none */
export function readBearerToken(header: string | undefined): string | undefined {
  return /^Bearer (\S+)$/.exec(header ?? "")?.[1];
}
