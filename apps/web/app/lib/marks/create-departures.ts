/**
 * Remembers which vacancy the person went to see at its portal, to ask once, when they are back, whether they applied.
 */
export function createDepartures(deps: DeparturesDeps): Departures {
  let gone: (Departed & { atMs: number }) | null = null;
  let asked: Departed | null = null;
  const listeners = new Set<() => void>();
  const show = (next: Departed | null) => {
    asked = next;
    for (const listener of listeners) listener();
  };
  return {
    leave: (vacancy) => {
      gone = { ...vacancy, atMs: deps.now() };
    },
    comeBack: () => {
      const came = gone;
      gone = null;
      if (came === null || deps.now() - came.atMs < briefMs) return;
      const known = readAsked(deps);
      if (known.includes(came.id)) return;
      deps.device.write(askedKey, JSON.stringify([came.id, ...known].slice(0, askedMax)));
      show({ id: came.id, title: came.title });
    },
    read: () => asked,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => show(null),
  };
}

/** Where the device keeps for which vacancies the person was asked. */
export const askedKey = "applied_asked";

function readAsked({ device }: DeparturesDeps): string[] {
  try {
    const value: unknown = JSON.parse(device.read(askedKey) ?? "[]");
    return Array.isArray(value) ? value.filter((id): id is string => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** Who is back so soon has not applied. */
const briefMs = 15_000;
const askedMax = 200;

/** `id`: that of the posting. */
export type Departed = { id: string; title: string };

export type Departures = {
  /** The person opens the vacancy at its portal. */
  leave: (vacancy: Departed) => void;
  /** The person looks at this tab again. */
  comeBack: () => void;
  /** The vacancy to ask about now; null for none. */
  read: () => Departed | null;
  /** Calls `listener` when `read` gives another value. @returns a function that stops it */
  subscribe: (listener: () => void) => () => void;
  /** The person answered, or does not want to. */
  close: () => void;
};

type DeparturesDeps = {
  device: { read: (key: string) => string | null; write: (key: string, value: string) => boolean };
  now: () => number;
};
