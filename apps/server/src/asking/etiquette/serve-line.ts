import type { ReplyPlaces } from "../../tasks/reply-places.ts";
import type { HeldTurn, HostLine, HostPace, Waiting } from "./host-line.ts";
import { LineTooLong } from "./line-too-long.ts";
import type { ProviderTurns, Turn } from "./provider-turns.ts";
import { takeTurn } from "./take-turn.ts";

/** `places`: of the replies that are asked for, or wait to be read. */
export type Serving = { turns: ProviderTurns; places: ReplyPlaces };

/**
 * Gives turns to the requests in line, one after the other, until the line is empty.
 * @param onStart called before a request starts, which is in line no more
 */
export async function serveLine(
  { turns, places }: Serving,
  host: HostPace,
  line: HostLine,
  onStart: (next: Waiting) => void,
): Promise<void> {
  try {
    while (line.queue.size > 0) {
      line.serving = new AbortController();
      const held = await takeTurnAndPlace({ turns, places }, host, line, line.serving.signal);
      if (held === undefined) continue;
      const next = line.queue.next();
      if (next === undefined) {
        held.leavePlace();
        await turns.giveBack(host.host, held.turn, host);
        continue;
      }
      onStart(next);
      line.measures.noteStart(next, line.queue.size > 0);
      next.start(held);
    }
  } catch (error) {
    const failure = new LineTooLong("no turn could be taken", { cause: error });
    for (const waiting of line.queue.inOrder()) waiting.leave(failure);
  } finally {
    line.serving = undefined;
  }
}

/** The place comes first: a turn whose moment has come must not wait, or the portal would be asked faster than its pace. */
async function takeTurnAndPlace(
  { turns, places }: Serving,
  host: HostPace,
  line: HostLine,
  isIdle: AbortSignal,
): Promise<HeldTurn | undefined> {
  let leavePlace: () => void;
  try {
    leavePlace = await places.take(isIdle);
  } catch (error) {
    if (isIdle.aborted) return undefined;
    throw error;
  }
  let turn: Turn | undefined;
  try {
    turn = await takeTurn(turns, host, line, isIdle);
  } finally {
    if (turn === undefined) leavePlace();
  }
  return turn && { turn, leavePlace };
}
