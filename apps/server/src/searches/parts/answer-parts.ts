import { getBalance } from "../../credits/ledger/account.ts";
import type { Deps } from "../../deps.ts";
import { answerPart, type AnsweringDeps } from "./answer-part.ts";
import { describeGroup, type PackedGroup } from "./describe-group.ts";
import { openParts } from "./open-parts.ts";
import { refuseEarly, type PartsToRefuse } from "./refuse-early.ts";
import type { SettledPart } from "./settle-part.ts";

export type PartsDeps = AnsweringDeps &
  Pick<Deps, "freeRepeats" | "pseudonyms" | "popular" | "questionCodes">;

/** `coming`: by the provider's id, to be called when its question needs no place in our line any more. */
export type PartsToAnswer = PartsToRefuse & { coming: ReadonlyMap<string, () => void> };

export type SearchAnswer = { services: PackedGroup[]; remaining_credits: number };

/**
 * Holds the fichas of all parts of a search, asks their providers in parallel, and charges for each that answers.
 * @throws {AppError} insufficient_credits · too_many_searches · idempotency_key_reused · too_many_requests
 * @throws the signal's reason when the caller disconnects; the held fichas are given back
 */
export async function answerParts(deps: PartsDeps, asked: PartsToAnswer): Promise<SearchAnswer> {
  const { request, isFresh, signal, coming } = asked;
  const { actor, at } = request;
  const questions = asked.parts.map(({ question }) => question);
  deps.freeRepeats.requireRoom(actor.userId, questions, at);
  const refused = await refuseEarly(deps, asked);
  const parts = await openParts(deps, { request, parts: asked.parts, isFresh, refused });
  for (const part of parts) {
    deps.popular.note(part, actor.userId, at);
    const { payment, question } = part;
    if (payment.kind === "paid") deps.freeRepeats.note(actor.userId, question, payment.heldAt);
  }
  let balance = [...refused.values()].at(-1)?.balance ?? null;
  const groups = new Map<string, PackedGroup>();
  const describe = (id: string, settled: SettledPart) =>
    groups.set(id, describeGroup(id, settled, deps.clock.now()));
  for (const [id, settled] of refused) {
    coming.get(id)?.();
    describe(id, settled);
  }
  await Promise.all(
    parts.map(async (part) => {
      const leave = coming.get(part.provider.id);
      // Another question is in line for both.
      if (deps.flights.has(part.question)) leave?.();
      const settled = await answerPart(deps, { request, part, isFresh, signal });
      leave?.();
      // Parts of one person are settled one after the other, so the last one to come knows the newest balance.
      balance = settled.balance ?? balance;
      describe(part.provider.id, settled);
    }),
  );
  const services = asked.parts.flatMap(({ provider }) => groups.get(provider.id) ?? []);
  return { services, remaining_credits: balance ?? (await getBalance(deps.db, actor.userId)) };
}
