import type { Reader } from "./reader.ts";
import type { ReadingTask } from "./reading-task.ts";
import type { ReadingAnswer } from "./reading-thread.ts";
import { unpackError } from "./carried-error.ts";

/** @param ask performs a task in a thread and returns its answer; an error of the adapter is an answer too */
export function readThrough(ask: (task: ReadingTask, signal: AbortSignal) => Promise<ReadingAnswer>): Reader {
  return {
    readPage: async ({ id }, reply, query, signal) => {
      const answer = await ask({ kind: "page", providerId: id, query, reply }, signal);
      if (answer.kind === "page") return answer.page;
      throw failureOf(answer);
    },
    readWhole: async ({ id }, reply, query, signal) => {
      const answer = await ask({ kind: "whole", providerId: id, query, reply }, signal);
      if (answer.kind === "whole") return answer;
      throw failureOf(answer);
    },
    toPostings: async ({ id }, listings, query, signal) => {
      const answer = await ask({ kind: "postings", providerId: id, query, listings }, signal);
      if (answer.kind === "postings") return answer.postings;
      throw failureOf(answer);
    },
  };
}

function failureOf(answer: ReadingAnswer): Error {
  return answer.kind === "error" ? unpackError(answer.error) : new Error(`an answer of kind ${answer.kind}`);
}
