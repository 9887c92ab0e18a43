import type { Marks } from "@vagou/contract/saved/saved-vacancies";
import { markedPerCallMax } from "@vagou/contract/limits";
import { createShown } from "#ui/screen/create-shown.ts";
import { marksKey, parseKeptMarks, writeKeptMarks } from "./kept-marks.ts";
import type { Flag, KnownMarks, Waiting } from "./known-marks.ts";

/**
 * The vacancies that the person who is signed in has seen, hidden and saved: ids of postings. A change is shown at once,
 * kept on the device, and told to the server soon after; without a connection it waits for the next one, also over a
 * reload.
 */
export function createMarks(deps: MarksDeps): MarksStore {
  let owner: string | null = null;
  let known: KnownMarks = nothingKnown;
  let sending: Promise<void> | undefined;
  const shown = createShown(nothingMarked);

  const show = (next: KnownMarks) => {
    known = next;
    shown.show(overlay(next));
  };
  /** Another tab, or another page of this one, may have changed who is signed in. */
  const isSignedIn = () => owner !== null && owner === deps.person();
  const change = (next: KnownMarks) => {
    // An answer may arrive after the person has logged out, when nothing is to be kept.
    if (owner !== null && isSignedIn()) deps.device.write(marksKey(owner), writeKeptMarks(next));
    show(next);
  };
  const load = async (reader: string) => {
    const told = await deps.server.list();
    if (owner === reader) change({ ...known, told });
  };
  /** Tells the server what waits. Only a change that it refuses permanently is taken back. */
  const send = async () => {
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
    await sending;
  };
  const sendAll = async () => {
    try {
      for (let isMore = true; isMore;) isMore = await sendNext();
    } catch {
      // What waits is sent with the next change, when the connection is back, or when the app is opened again.
    }
  };
  /** @returns false when nothing waits, or its person is not the one who is signed in */
  const sendNext = async () => {
    if (!isSignedIn()) return false;
    const flags = [...known.waiting.flags].slice(0, markedPerCallMax);
    const [save] = known.waiting.saves;
    if (flags.length > 0) await sendFlags(flags);
    else if (save !== undefined) await sendSave(save);
    return flags.length > 0 || save !== undefined;
  };
  const sendFlags = async (flags: readonly [string, Flag][]) => {
    const sender = owner;
    const idsOf = (wanted: Flag) => flags.filter(([, flag]) => flag === wanted).map(([id]) => id);
    const isRefused = await deps.server
      .mark({ seen: idsOf("seen"), hidden: idsOf("hidden"), shown: idsOf("shown") })
      .then(() => false, refusalOnly(deps));
    if (owner !== sender) return;
    const waiting = withoutSent(known.waiting.flags, flags);
    change({
      told: isRefused ? known.told : addFlags(known.told, flags),
      waiting: { ...known.waiting, flags: waiting },
    });
  };
  const sendSave = async ([id, isWanted]: [string, boolean]) => {
    const sender = owner;
    let refusal: unknown = null;
    await (
      isWanted ? deps.server.save(id, known.waiting.postings.get(id) ?? []) : deps.server.remove(id)
    ).catch((error: unknown) => {
      if (!deps.isFinal(error)) throw error;
      refusal = error;
    });
    if (owner !== sender) return;
    const saves = withoutSent(known.waiting.saves, [[id, isWanted]]);
    // To remove what is not there is no failure.
    const isDone = refusal === null || !isWanted;
    change({
      told: isDone ? addSave(known.told, id, isWanted) : known.told,
      waiting: { ...known.waiting, saves, postings: onlySaved(known.waiting.postings, saves) },
    });
    if (!isDone) deps.onRefused(refusal);
  };
  const wait = (waiting: Waiting) => {
    change({ ...known, waiting });
    deps.soon(() => void send());
  };

  return {
    open: (userId) => {
      // The device forgets the marks of a person who logs out; of one who is back they are asked again.
      if (userId === owner && (userId === null || deps.device.read(marksKey(userId)) !== null)) return;
      owner = userId;
      if (userId === null) return show(nothingKnown);
      show(parseKeptMarks(deps.device.read(marksKey(userId))));
      void load(userId)
        // What is kept on the device is shown until the next visit.
        .catch(() => undefined)
        .then(send);
    },
    read: shown.read,
    subscribe: shown.subscribe,
    mark: (flag, ids) => {
      const fresh = ids.filter((id) => !isMarked(shown.read(), flag, id));
      if (owner === null || fresh.length === 0) return;
      const flags = new Map(known.waiting.flags);
      for (const id of fresh) {
        flags.delete(id);
        flags.set(id, flag);
      }
      wait({ ...known.waiting, flags });
    },
    save: (id, isWanted, postings = []) => {
      if (owner === null || shown.read().saved.has(id) === isWanted) return;
      const saves = new Map([...known.waiting.saves, [id, isWanted]]);
      const all = new Map([...known.waiting.postings, [id, postings]]);
      wait({ ...known.waiting, saves, postings: onlySaved(all, saves) });
    },
    noteListed: (userId, ids) => {
      if (userId === owner) change({ ...known, told: { ...known.told, saved: [...ids] } });
    },
    noteSaved: (userId, id, isSaved) => {
      if (userId === owner) change({ ...known, told: addSave(known.told, id, isSaved) });
    },
    send,
  };
}

/** A hidden vacancy is seen too. */
function isMarked({ seen, hidden }: ShownMarks, flag: Flag, id: string): boolean {
  if (flag === "hidden") return hidden.has(id);
  if (flag === "shown") return !hidden.has(id);
  return seen.has(id) || hidden.has(id);
}

/** What the server said, with the changes that it was not told yet. */
function overlay({ told, waiting }: KnownMarks): ShownMarks {
  const marks = addFlags(told, [...waiting.flags]);
  const saved = new Set(told.saved);
  for (const [id, isWanted] of waiting.saves) {
    if (isWanted) saved.add(id);
    else saved.delete(id);
  }
  return { seen: new Set(marks.seen), hidden: new Set(marks.hidden), saved };
}

function addFlags(told: Marks, flags: readonly (readonly [string, Flag])[]): Marks {
  if (flags.length === 0) return told;
  const seen = new Set(told.seen);
  const hidden = new Set(told.hidden);
  for (const [id, flag] of flags) {
    if (flag === "hidden") hidden.add(id);
    else if (flag === "shown") hidden.delete(id);
    if (!hidden.has(id)) seen.add(id);
    else seen.delete(id);
  }
  return { ...told, seen: [...seen], hidden: [...hidden] };
}

function addSave(told: Marks, id: string, isWanted: boolean): Marks {
  const others = told.saved.filter((saved) => saved !== id);
  return { ...told, saved: isWanted ? [...others, id] : others };
}

/** @returns what waits without what was sent; a value that changed meanwhile still waits */
function withoutSent<Value>(
  waiting: ReadonlyMap<string, Value>,
  sent: readonly (readonly [string, Value])[],
): Map<string, Value> {
  const left = new Map(waiting);
  for (const [id, value] of sent) if (left.get(id) === value) left.delete(id);
  return left;
}

/** @returns the postings of vacancies that are still to be saved */
function onlySaved(
  postings: Waiting["postings"],
  saves: ReadonlyMap<string, boolean>,
): ReadonlyMap<string, readonly string[]> {
  return new Map([...postings].filter(([id]) => saves.get(id) === true));
}

/** @returns true for a refusal that another try would get too; throws every other failure */
function refusalOnly({ isFinal }: Pick<MarksDeps, "isFinal">) {
  return (error: unknown): true => {
    if (isFinal(error)) return true;
    throw error;
  };
}

/** `shown`: hidden before, and listed again. */
export type ShownMarks = {
  /** Opened, and not hidden. */
  readonly seen: ReadonlySet<string>;
  readonly hidden: ReadonlySet<string>;
  readonly saved: ReadonlySet<string>;
};

const nothingKnown: KnownMarks = {
  told: { seen: [], hidden: [], saved: [] },
  waiting: { flags: new Map(), saves: new Map(), postings: new Map() },
};

const nothingMarked = overlay(nothingKnown);

export type MarksStore = {
  /** The person who is signed in; null for none. Reads what the device has, then asks the server. */
  open: (userId: string | null) => void;
  read: () => ShownMarks;
  /** Calls `listener` when `read` gives another value. @returns a function that stops it */
  subscribe: (listener: () => void) => () => void;
  mark: (flag: Flag, ids: readonly string[]) => void;
  /** Saves a vacancy under the id of one of its postings, or removes it. `postings`: the ids of all of them. */
  save: (id: string, isWanted: boolean, postings?: readonly string[]) => void;
  /** The server listed the saved vacancies of `userId`, who may not be the one who is signed in by now. */
  noteListed: (userId: string, ids: readonly string[]) => void;
  /** The server has saved a vacancy of `userId`, or removed it. */
  noteSaved: (userId: string, id: string, isSaved: boolean) => void;
  /** Tells the server what waits, if anything, at once. @returns when that was told, or could not be for now */
  send: () => Promise<void>;
};

export type MarksDeps = {
  /** The id of the person who is signed in; null for none. */
  person: () => string | null;
  device: { read: (key: string) => string | null; write: (key: string, value: string) => boolean };
  server: {
    list: () => Promise<Marks>;
    mark: (flags: { seen: string[]; hidden: string[]; shown: string[] }) => Promise<unknown>;
    save: (id: string, postings: readonly string[]) => Promise<unknown>;
    remove: (id: string) => Promise<unknown>;
  };
  /** True where the server would refuse another try too. */
  isFinal: (error: unknown) => boolean;
  /** A vacancy could not be saved, and the mark was taken back. */
  onRefused: (error: unknown) => void;
  /** Calls `work` in a moment; a later call takes the place of the earlier one. */
  soon: (work: () => void) => void;
};
