/** Whose request waits. A further request (next page, details) follows an earlier one of the same question. */
export type Ticket = {
  person: string;
  isFurther: boolean;
  /** What a further request is for by now; left out, it adds to an answer. */
  purpose?: () => Purpose;
  /** The same for all requests of a question at one host; left out where none is measured. */
  needs?: { /** How many further requests were made that the answer waited for. */ further: number };
};

/**
 * - `adds`: a listing has been found, so this further request only makes the answer longer.
 * - `needed`: no listing has been found yet, so it may bring the answer.
 * - `finishes`: needed, and the answer waits for it alone: the question has begun, and none of its requests is with the
 *   portal.
 */
export type Purpose = "adds" | "needed" | "finishes";

/**
 * A line that is fair between people (start-time fair queueing): each further request of one person stands behind the
 * next request of every other person, regardless of how many requests a person sent. A question that was begun is
 * finished before the next one begins: otherwise its first request was made for nothing when its time in line ends.
 * Requests that only add to an answer go after all others.
 */
export type FairQueue<T extends Ticket> = {
  readonly size: number;
  add(waiting: T): void;
  /** @returns the next request, removed from the line; undefined when the line is empty */
  next(): T | undefined;
  /** @returns whether it was in line */
  remove(waiting: T): boolean;
  /** @returns the requests that go before this one; for a ticket that is not in line: those that would */
  before(ticket: T | Ticket): T[];
  /** @returns all requests in line, in the order in which they came */
  inOrder(): T[];
};

type Entry<T> = { waiting: T; tag: number; order: number };

export function createFairQueue<T extends Ticket>(): FairQueue<T> {
  /** The length of a line is bounded, so a plain list is fast enough. */
  let entries: Entry<T>[] = [];
  let order = 0;
  /** The two kinds of requests are counted apart. `served`: the tag of the last one served; new people start there. */
  const first = { served: 0, lastTags: new Map<string, number>() };
  const further = { served: 0, lastTags: new Map<string, number>() };
  const kindOf = ({ isFurther }: Ticket) => (isFurther ? further : first);

  const tagOf = (ticket: Ticket) => {
    const { served, lastTags } = kindOf(ticket);
    return Math.max(served, lastTags.get(ticket.person) ?? 0) + 1;
  };
  /** When the line is empty, the tags of its people are dropped. */
  const forgetWhenEmpty = () => {
    if (entries.length > 0) return;
    first.lastTags.clear();
    further.lastTags.clear();
  };
  const compare = (one: Entry<Ticket>, other: Entry<Ticket>) =>
    rankOf(one.waiting) - rankOf(other.waiting) || one.tag - other.tag || one.order - other.order;

  return {
    get size() {
      return entries.length;
    },
    add: (waiting) => {
      const tag = tagOf(waiting);
      kindOf(waiting).lastTags.set(waiting.person, tag);
      entries.push({ waiting, tag, order: order++ });
    },
    next: () => {
      const [oldest, ...others] = entries;
      if (oldest === undefined) return undefined;
      const best = others.reduce((found, entry) => (compare(entry, found) < 0 ? entry : found), oldest);
      entries = entries.filter((entry) => entry !== best);
      const kind = kindOf(best.waiting);
      kind.served = Math.max(kind.served, best.tag);
      forgetWhenEmpty();
      return best.waiting;
    },
    remove: (waiting) => {
      const at = entries.findIndex((entry) => entry.waiting === waiting);
      if (at === -1) return false;
      entries = entries.toSpliced(at, 1);
      forgetWhenEmpty();
      return true;
    },
    inOrder: () => entries.map(({ waiting }) => waiting),
    before: (ticket) => {
      const own = entries.find(({ waiting }) => waiting === ticket) ?? {
        waiting: ticket,
        tag: tagOf(ticket),
        order,
      };
      return entries.flatMap((entry) => (compare(entry, own) < 0 ? [entry.waiting] : []));
    },
  };
}

/** @returns what a further request is for by now */
export function purposeOf({ purpose = () => "adds" }: Ticket): Purpose {
  return purpose();
}

/** The first request at one host may finish a question that has begun at another one. */
function rankOf(ticket: Ticket): number {
  if (purposeOf(ticket) === "finishes") return 0;
  return ticket.isFurther ? 2 : 1;
}
