import { askProvider } from "../../asking/ask-provider.ts";
import { waitAt } from "../../asking/list-lines.ts";
import type { Deps } from "../../deps.ts";
import type { AskedSince, FoundAnswer } from "./found-answer.ts";

export type FindingDeps = Pick<
  Deps,
  "db" | "clock" | "logger" | "fetcher" | "suspects" | "answers" | "askOnce" | "flights"
>;

/** From this wait for other people on, an older answer is given instead of asking the portal. */
const longLineMs = 5_000;

/**
 * As `findOrAsk`; where other people make the line long, or it is full, an older answer is given if there is one. What
 * only the person's own searches make wait is asked for, and costs as usual.
 */
export async function findOlderOrAsk(
  deps: FindingDeps & Pick<Deps, "lines">,
  { mayBeOlder, ...asked }: AskedSince & { mayBeOlder: boolean },
): Promise<FoundAnswer> {
  const { question, since, provider, userId } = asked;
  const waitMs = () => waitAt(provider, (host) => deps.lines.waitForOthersMs(host, userId));
  const older =
    mayBeOlder && waitMs() >= longLineMs ? await deps.answers.findOlder(question, since) : undefined;
  if (older !== undefined) return older;
  const found = await findOrAsk(deps, asked);
  if (found.outcome !== "busy" || !mayBeOlder) return found;
  return (await deps.answers.findOlder(question, since)) ?? found;
}

/**
 * @returns the provider's stored answer that came after `since`; without one, asks it. Equal questions at one time
 *   share one request.
 * @throws the signal's reason when the caller disconnects
 */
export async function findOrAsk(deps: FindingDeps, asked: AskedSince): Promise<FoundAnswer> {
  const { question, since } = asked;
  const find = () => deps.answers.find(question, since);
  const askAll = (signal: AbortSignal) =>
    deps.askOnce(question, {
      find,
      ask: async () => {
        const answer = await askProvider(deps, { ...asked, signal });
        return deps.answers.keep({ ...asked, answer });
      },
      signal,
    });
  return (await find()) ?? (await deps.flights.join(question, asked.signal, askAll));
}
