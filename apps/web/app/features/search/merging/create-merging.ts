import type { Job } from "@vagou/contract/search/job";
import { mergeVacancies } from "@vagou/one-list/merging/merge-vacancies";
import type { Vacancy } from "@vagou/one-list/vacancy";
import { createShown, type Shown } from "#ui/screen/create-shown.ts";
import { isSameList } from "./is-same-list.ts";
import type { Answer, Ask } from "./messages.ts";

/**
 * Has lists of postings merged in a worker, one at a time; of lists that wait, only the newest is asked for. The page itself
 * merges short lists, which takes less time than to wait for a turn, and all where there is no worker or it fails. A list that
 * takes too long is not merged.
 *
 * @param openWorker throws where there is none
 */
export function createMerging(openWorker: OpenWorker): Merging {
  const shown = createShown<Merged>({ jobs: [], vacancies: [] });
  /** Of the postings that were told. */
  const numbers = new Map<Job, number>();
  let asked: readonly Job[] | null = null;
  let wanted: readonly Job[] | null = null;
  /** Null where the page merges. */
  let worker: MergingWorker | null | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  /** The first posting of a list that was waited for in vain, until a worker answers in time. */
  let missed: Job | undefined;

  const askNext = () => {
    if (asked !== null || wanted === null) return;
    asked = wanted;
    wanted = null;
    if (worker === undefined && asked.length > fewMax / 2) open();
    if (worker && asked.length > fewMax) tell(worker, asked);
    else mergeHere();
  };

  const open = () => {
    try {
      worker = openWorker(take, giveUp);
    } catch {
      worker = null;
    }
  };

  const tell = (to: MergingWorker, list: readonly Job[]) => {
    const jobs = list.filter((job) => !numbers.has(job));
    const isNew = jobs.length === list.length;
    if (isNew) numbers.clear();
    for (const job of jobs) numbers.set(job, numbers.size);
    // The person has seen nothing for so long: of the same search, a larger list will hardly be quicker.
    const isMissed = missed !== undefined && list.includes(missed);
    patience = setTimeout(endPatience, isMissed ? patienceMs / 4 : patienceMs);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only messages to windows have one
    to.postMessage({ isNew, jobs, order: list.map((job) => numbers.get(job) ?? 0) });
  };

  const take = (answer: Answer) => {
    missed = undefined;
    const jobs = asked ?? [];
    const jobsAt = (places: readonly number[]) => places.flatMap((place) => jobs[place] ?? []);
    end(
      answer.flatMap(({ lead, others, reasons }) =>
        jobsAt([lead]).map((job) => ({ lead: job, others: jobsAt(others), reasons })),
      ),
    );
  };

  const mergeHere = () => end(mergeOrLeave(asked ?? []));

  const end = (vacancies: readonly Vacancy[]) => {
    clearTimeout(patience);
    const jobs = asked;
    if (jobs === null) return;
    asked = null;
    shown.show({ jobs, vacancies });
    askNext();
  };

  const giveUp = () => {
    worker?.terminate();
    worker = null;
    mergeHere();
  };

  /** What a worker did not end in so long a time, the page would not either: each posting is shown by itself. */
  const endPatience = () => {
    worker?.terminate();
    worker = undefined;
    numbers.clear();
    missed = asked?.[0];
    end(leave(asked ?? []));
  };

  const want = (jobs: readonly Job[]) => {
    wanted = isSameList(asked ?? shown.read().jobs, jobs) ? null : jobs;
    askNext();
  };

  return {
    read: shown.read,
    subscribe: shown.subscribe,
    want,
    prepare: (jobs) =>
      new Promise((resolve) => {
        want(jobs);
        if (asked === null) return resolve();
        const stop = shown.subscribe(() => {
          if (asked !== null || wanted !== null) return;
          stop();
          resolve();
        });
      }),
  };
}

/** A posting that no rule foresaw must not hold back the others. */
function mergeOrLeave(jobs: readonly Job[]): Vacancy[] {
  try {
    return mergeVacancies(jobs);
  } catch (cause) {
    // oxlint-disable-next-line no-console -- our own fault, of which no person can do anything
    console.error("Merging postings failed", cause);
    return leave(jobs);
  }
}

/** @returns each posting as a vacancy of its own */
function leave(jobs: readonly Job[]): Vacancy[] {
  return jobs.map((lead) => ({ lead, others: [], reasons: [] }));
}

/** As many postings take a phone a few hundredths of a second. From half of them on the worker is made ready. */
const fewMax = 100;

/** Longer than a slow phone merges the longest lists, with time for the worker's code to come. */
const patienceMs = 20_000;

export type Merged = { readonly jobs: readonly Job[]; readonly vacancies: readonly Vacancy[] };

export type Merging = Pick<Shown<Merged>, "read" | "subscribe"> & {
  /** Asks for the vacancies of a list, unless they are shown or asked for: `read` tells them when they come. */
  want: (jobs: readonly Job[]) => void;
  /** The same, until they have come or a newer list has taken their place. */
  prepare: (jobs: readonly Job[]) => Promise<void>;
};

export type OpenWorker = (take: (answer: Answer) => void, onFailure: () => void) => MergingWorker;

type MergingWorker = { postMessage: (ask: Ask) => void; terminate: () => void };
