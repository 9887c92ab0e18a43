/**
 * Callers that ask for the same key at the same time share one answer. The work is cancelled when all of its callers
 * have left.
 */
export type SingleFlight<T> = {
  /** @throws the signal's reason when this caller leaves, or what the work throws */
  join(key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** @returns whether callers wait for this key */
  has(key: string): boolean;
};

type Flight<T> = { answer: Promise<T>; cancel: AbortController; askers: number };

export function createSingleFlight<T>(): SingleFlight<T> {
  const flights = new Map<string, Flight<T>>();

  const takeOff = (key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> => {
    const cancel = new AbortController();
    const flight: Flight<T> = { cancel, askers: 0, answer: work(cancel.signal) };
    flights.set(key, flight);
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.answer.then(land, land);
    return flight;
  };

  return {
    join: async (key, signal, work) => {
      signal.throwIfAborted();
      const flight = flights.get(key) ?? takeOff(key, work);
      flight.askers += 1;
      const gone = Promise.withResolvers<never>();
      const leave = () => {
        flight.askers -= 1;
        if (flight.askers === 0) {
          flights.delete(key);
          flight.cancel.abort(signal.reason);
        }
        gone.reject(signal.reason);
      };
      signal.addEventListener("abort", leave, { once: true });
      try {
        return await Promise.race([flight.answer, gone.promise]);
      } finally {
        signal.removeEventListener("abort", leave);
      }
    },
    has: (key) => flights.has(key),
  };
}
