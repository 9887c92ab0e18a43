/**
 * The places of replies in this process: a reply takes one from before its portal is asked until it is read. So no
 * portal is asked for a reply that this process could not read soon, and replies that wait take little memory.
 */
export type ReplyPlaces = {
  /**
   * Waits for a free place, behind those who came before.
   * @returns to be called once, when the place is free again
   * @throws the signal's reason when it is aborted
   */
  take(signal: AbortSignal): Promise<() => void>;
  /** Takes a place for a reply that is here already, also when none is free. @returns as `take` */
  takeAnyway(): () => void;
};

/**
 * Two reading threads read some hundred replies a second, and most portals answer within a second. Where portals have a
 * pace, a process has fewer than a hundred replies at a time.
 */
export const replyPlacesMax = 300;

/** @param max number of places */
export function createReplyPlaces(max = replyPlacesMax): ReplyPlaces {
  let taken = 0;
  /** Those who wait for a place, oldest first. */
  const waiting = new Set<() => void>();

  const startWaiting = (): void => {
    for (const start of waiting) {
      if (taken >= max) return;
      waiting.delete(start);
      start();
    }
  };
  const takeAnyway = (): (() => void) => {
    taken += 1;
    return () => {
      taken -= 1;
      startWaiting();
    };
  };

  return {
    takeAnyway,
    take: async (signal) => {
      signal.throwIfAborted();
      if (taken < max && waiting.size === 0) return takeAnyway();
      const { promise, resolve, reject } = Promise.withResolvers<() => void>();
      const start = () => resolve(takeAnyway());
      const giveUp = () => {
        if (waiting.delete(start)) reject(signal.reason);
      };
      waiting.add(start);
      signal.addEventListener("abort", giveUp, { once: true });
      try {
        return await promise;
      } finally {
        signal.removeEventListener("abort", giveUp);
      }
    },
  };
}
