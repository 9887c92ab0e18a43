import type { BodyOf } from "@vagou/contract/api/endpoints";
import type { SavedVacancy } from "@vagou/contract/saved/saved-vacancies";

/** What a person changes of a saved vacancy; what is absent stays. */
export type SavedChanges = NonNullable<BodyOf<"changeSavedVacancy">>;

/** `at`: an ISO instant by the clock of the device. `title`: of the vacancy, for messages. */
export type WaitingChange = {
  kind: "change";
  id: string;
  at: string;
  postingId: string;
  title: string;
  changes: SavedChanges;
  /** The values of these fields that the person saw before. */
  seen: SavedChanges;
  /** Present where the vacancy is saved first, because it may not be among the saved ones yet. */
  saves?: true;
  /** With `saves`: the ids of all postings of the vacancy. */
  postings?: readonly string[];
};

export type WaitingRemoval = { kind: "remove"; id: string; at: string; postingId: string; title: string };

/** A message to the support. `id` is its `Idempotency-Key` too. */
export type WaitingMessage = { kind: "message"; id: string; at: string; text: string };

export type WaitingTask = WaitingChange | WaitingRemoval | WaitingMessage;

/** `why`: the sentence for the person. */
export type RefusedTask = { task: WaitingTask; why: string };

/** `tasks`: in the order in which they are sent. `refused`: by the server, until the person has read it. */
export type Waiting = { tasks: readonly WaitingTask[]; refused: readonly RefusedTask[] };

/** What the server answered. `overruled`: true where another device's later status stayed. */
export type Sent = { vacancy?: SavedVacancy; overruled?: boolean };
