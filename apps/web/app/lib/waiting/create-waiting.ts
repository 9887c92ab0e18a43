import { createShown } from "#ui/screen/create-shown.ts";
import { parseKeptWaiting, writeKeptWaiting } from "./kept-waiting.ts";
import type { Sent, Waiting, WaitingChange, WaitingTask } from "./waiting-tasks.ts";

/**
 * What the person changed, removed or wrote while the server could not be reached. It is kept on the device for its
 * person, also over a reload and a log-out, and sent in its order when the connection is back. The storage is the truth,
 * because several tabs share it; `deps.alone` lets one of them send at a time, so that each task is sent once. A task
 * whose answer was lost is sent again, which changes nothing: a change says values, and a message has a key.
 */
export function createWaiting(deps: WaitingDeps): WaitingStore {
  let owner: string | null = null;
  let isSending = false;
  const shown = createShown(nothing);

  const read = (): Waiting =>
    owner === null ? nothing : parseKeptWaiting(deps.device.read(waitingKey(owner)));
  /** @returns false when the device could not keep it */
  const keep = (next: Waiting): boolean => {
    if (owner === null) return false;
    const isEmpty = next.tasks.length + next.refused.length === 0;
    if (isEmpty) deps.device.remove(waitingKey(owner));
    const isKept = isEmpty || deps.device.write(waitingKey(owner), writeKeptWaiting(next));
    shown.show(next);
    return isKept;
  };

  /** The page may not have looked yet who is signed in: another tab, or another page of this one, may have changed it. */
  const isSignedIn = (userId: string) => owner === userId && deps.person() === userId;
  const send = async () => {
    const sender = owner;
    if (sender === null || !isSignedIn(sender) || isSending || read().tasks.length === 0) return;
    isSending = true;
    let count = 0;
    let hasFailed = false;
    try {
      await deps.alone(async () => {
        for (let isMore = true; isMore;) {
          isMore = await sendNext(sender);
          if (isMore) count += 1;
        }
      });
    } catch {
      // The task stays the first in line.
      hasFailed = true;
      deps.later(() => void send());
    } finally {
      isSending = false;
    }
    if (count > 0 && owner === sender) deps.onEnd(sender);
    // What came after the last look.
    if (!hasFailed) void send();
  };
  /** @returns false when nothing waits. @throws what `deps.send` threw when another try makes sense */
  const sendNext = async (sender: string): Promise<boolean> => {
    const [task] = read().tasks;
    if (!isSignedIn(sender) || task === undefined) return false;
    let sent: Sent = {};
    let refusal: unknown = null;
    try {
      sent = await deps.send(task, sender);
    } catch (error) {
      if (!deps.isFinal(error)) throw error;
      refusal = error;
    }
    // Another person may have signed in meanwhile. The task is sent again in its own person's next visit.
    if (owner !== sender) return false;
    if (refusal === null) deps.onSent(sender, task, sent);
    const now = read();
    const left = now.tasks.flatMap((other) => (other.id === task.id ? leftOf(other, task, sent) : [other]));
    const refused =
      refusal === null ? now.refused : [...now.refused, { task, why: deps.describe(task, refusal) }];
    keep({ tasks: left, refused });
    return true;
  };

  return {
    open: (userId) => {
      if (userId !== owner) {
        owner = userId;
        shown.show(read());
      }
      void send();
    },
    read: () => (owner !== null && isSignedIn(owner) ? shown.read() : nothing),
    subscribe: shown.subscribe,
    refresh: () => shown.show(read()),
    add: (task) => {
      const before = read();
      if (owner === null || !isSignedIn(owner) || before.tasks.length >= tasksMax) return false;
      const isKept = keep({ ...before, tasks: withTask(before.tasks, task) });
      if (!isKept) keep(before);
      else void send();
      return isKept;
    },
    takeBack: (isWanted) => {
      const before = read();
      const tasks = before.tasks.filter((task) => !isWanted(task));
      if (tasks.length < before.tasks.length) keep({ ...before, tasks });
      return tasks.length < before.tasks.length;
    },
    dismiss: (id) => {
      const before = read();
      keep({ ...before, refused: before.refused.filter(({ task }) => task.id !== id) });
    },
    send: () => void send(),
  };
}

/** Where the device keeps what waits for a person. */
export function waitingKey(userId: string): string {
  return `waiting_${userId}`;
}

/** Two changes of one vacancy are one: the newest value of each field, and what the person saw before the first. */
function withTask(tasks: readonly WaitingTask[], task: WaitingTask): WaitingTask[] {
  const earlier = tasks.find((other) => isChangeOf(other, task));
  if (earlier === undefined || earlier.kind !== "change" || task.kind !== "change") return [...tasks, task];
  const saving = [earlier, task].find(({ saves }) => saves === true);
  const joined: WaitingChange = {
    ...task,
    id: earlier.id,
    changes: { ...earlier.changes, ...task.changes },
    seen: { ...task.seen, ...earlier.seen },
    ...(saving !== undefined && { saves: true, postings: saving.postings ?? [] }),
  };
  return tasks.map((other) => (other === earlier ? joined : other));
}

function isChangeOf(other: WaitingTask, task: WaitingTask): boolean {
  return other.kind === "change" && task.kind === "change" && other.postingId === task.postingId;
}

/** @returns nothing, or what the person changed while the task was on its way: that was not sent yet */
function leftOf(now: WaitingTask, task: WaitingTask, { vacancy }: Sent): WaitingTask[] {
  if (now.kind !== "change" || JSON.stringify(now) === JSON.stringify(task)) return [];
  if (vacancy === undefined) return [now];
  const { status, note, next_step: step, next_step_on: day } = vacancy;
  return [{ ...now, seen: { status, note, next_step: step, next_step_on: day } }];
}

const nothing: Waiting = { tasks: [], refused: [] };

/** More than a person does without a connection, and little enough for the storage of the device. */
const tasksMax = 200;

export type WaitingStore = {
  /** The person who is signed in; null for none. Shows what waits for them, and sends it. */
  open: (userId: string | null) => void;
  read: () => Waiting;
  /** Calls `listener` when `read` gives another value. @returns a function that stops it */
  subscribe: (listener: () => void) => () => void;
  /** Another tab changed what waits. */
  refresh: () => void;
  /** @returns false when the device cannot keep it; then nothing waits */
  add: (task: WaitingTask) => boolean;
  /** @returns false when no such task waits, because it was sent */
  takeBack: (isWanted: (task: WaitingTask) => boolean) => boolean;
  /** The person has read that the server refused the task with this id. */
  dismiss: (id: string) => void;
  /** Sends what waits, if anything. */
  send: () => void;
};

export type WaitingDeps = {
  /** The id of the person who is signed in; null for none. */
  person: () => string | null;
  device: {
    read: (key: string) => string | null;
    write: (key: string, value: string) => boolean;
    remove: (key: string) => void;
  };
  /** Sends one task in the name of `userId` alone. @throws what `isFinal` judges */
  send: (task: WaitingTask, userId: string) => Promise<Sent>;
  /** True where the server would refuse another try too. */
  isFinal: (error: unknown) => boolean;
  /** @returns why the server refused a task, in words that stay with it until the person has read them */
  describe: (task: WaitingTask, error: unknown) => string;
  /** Called for each task of `userId` that the server accepted, while the task still waits. */
  onSent: (userId: string, task: WaitingTask, sent: Sent) => void;
  /** At least one task of `userId` was sent or refused, and sending stops now. */
  onEnd: (userId: string) => void;
  /** Runs `work` while no other tab runs its own. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Calls `work` after a pause; a later call takes the place of the earlier one. */
  later: (work: () => void) => void;
};
