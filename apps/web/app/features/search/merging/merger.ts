import type { Job } from "@vagou/contract/search/job";
import { mergeVacancies } from "@vagou/one-list/merging/merge-vacancies";
import type { Answer, Ask } from "./messages.ts";

/**
 * Merges one list after the other, and keeps what it was told and has read between them. The file of the build that holds this
 * is the worker's script, and a part of the page, which merges short lists by itself.
 */
export function createMerger(): (ask: Ask) => Answer {
  let told: readonly Job[] = [];
  return ({ isNew, jobs, order }) => {
    told = isNew ? jobs : [...told, ...jobs];
    const list = order.flatMap((number) => told[number] ?? []);
    const places = new Map(list.map((job, place) => [job, place]));
    const placeOf = (job: Job) => places.get(job) ?? 0;
    return mergeVacancies(list).map(({ lead, others, reasons }) => ({
      lead: placeOf(lead),
      others: others.map(placeOf),
      reasons,
    }));
  };
}

// Only a worker has this.
if ("importScripts" in globalThis) {
  const merge = createMerger();
  globalThis.addEventListener("message", ({ data }: MessageEvent<Ask>) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only messages to windows have one
    globalThis.postMessage(merge(data)),
  );
}
