import { createShown } from "#ui/screen/create-shown.ts";
import { readKeptList } from "../device/kept-json.ts";

/**
 * Remembers which vacancy the person went to see at its portal, to ask once, when they are back, whether they applied.
 */
export function createDepartures(deps: DeparturesDeps): Departures {
  let gone: Journey | null = null;
  const asked = createShown<Journey | null>(null);
  return {
    leave: (vacancy) => {
      const person = deps.person();
      gone = person === null ? null : { vacancy, atMs: deps.now(), person };
    },
    comeBack: () => {
      const came = gone;
      gone = null;
      if (came === null || deps.now() - came.atMs < briefMs || came.person !== deps.person()) return;
      const known = readKeptList(deps.device.read(askedKey(came.person)), (id) => typeof id === "string");
      const { id } = came.vacancy;
      if (known.includes(id)) return;
      deps.device.write(askedKey(came.person), JSON.stringify([id, ...known].slice(0, askedMax)));
      asked.show(came);
    },
    read: () => {
      const now = asked.read();
      return now?.person === deps.person() ? now.vacancy : null;
    },
    subscribe: asked.subscribe,
    close: () => asked.show(null),
  };
}

/** Where the device keeps for which vacancies a person was asked. */
export function askedKey(userId: string): string {
  return `applied_asked_${userId}`;
}

/** Who is back so soon has not applied. */
const briefMs = 15_000;
const askedMax = 200;

/** `id`: that of the posting. `postings`: the ids of all postings of the vacancy. */
export type Departed = { id: string; title: string; postings: readonly string[] };

type Journey = { vacancy: Departed; atMs: number; person: string };

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
  /** The id of the person who is signed in; null for none, who is not asked. */
  person: () => string | null;
  device: { read: (key: string) => string | null; write: (key: string, value: string) => boolean };
  now: () => number;
};
