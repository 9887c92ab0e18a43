import type { Actor, Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { isSessionOpen } from "./repository.ts";

type AuthenticatingDeps = Pick<Deps, "db" | "clock" | "sessionKeys">;

/**
 * Turns the `Authorization` header into an actor.
 * @throws {AppError} unauthenticated, without the reason
 */
export async function authenticate(
  deps: AuthenticatingDeps,
  header: { authorization: string | undefined },
): Promise<Actor> {
  const { actor, checked } = await recogniseActor(deps, header);
  await checked;
  return actor;
}

/** `checked` is rejected with unauthenticated where the session was ended: until then, the actor may learn nothing. */
export type RecognisedActor = { actor: Actor; checked: Promise<void> };

/**
 * As `authenticate`, for work that may begin beside the last step, which asks the database whether the session was ended.
 * @throws {AppError} unauthenticated for a token that is not ours, or has expired
 */
export async function recogniseActor(
  { db, clock, sessionKeys }: AuthenticatingDeps,
  { authorization }: { authorization: string | undefined },
): Promise<RecognisedActor> {
  const token = readBearerToken(authorization);
  const actor = token === undefined ? null : await sessionKeys.verify(token, clock.now());
  if (actor === null) throw new AppError("unauthenticated");
  const checked = requireOpenSession(db, actor, clock.now());
  // Who waits for it later still gets the failure.
  checked.catch(() => {});
  return { actor, checked };
}

async function requireOpenSession(db: Deps["db"], { sessionId, userId }: Actor, at: Date): Promise<void> {
  if (!(await isSessionOpen(db, sessionId, userId, at))) throw new AppError("unauthenticated");
}

/** @returns the token of an `Authorization` header, undefined where there is none */
export function readBearerToken(header: string | undefined): string | undefined {
  return /^Bearer (\S+)$/.exec(header ?? "")?.[1];
}
