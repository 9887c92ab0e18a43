import type { Reader, ReadingTurn } from "./reader.ts";
import type { ReadingTask } from "./reading-task.ts";
import type { ReadingAnswer } from "./reading-thread.ts";
import { unpackError } from "./carried-error.ts";
import { sendReply } from "./sent-reply.ts";

/** @param ask performs a task in a thread and returns its answer; an error of the adapter is an answer too */
export function readThrough(ask: (task: ReadingTask, turn: ReadingTurn) => Promise<ReadingAnswer>): Reader {
  return {
    readPage: async ({ id }, reply, query, turn) => {
      const answer = await ask({ kind: "page", providerId: id, query, reply: sendReply(reply) }, turn);
      if (answer.kind === "page") return answer.page;
      throw failureOf(answer);
    },
    readWhole: async ({ id }, reply, query, turn) => {
      const answer = await ask({ kind: "whole", providerId: id, query, reply: sendReply(reply) }, turn);
      if (answer.kind === "whole") return answer;
      throw failureOf(answer);
    },
    toPostings: async ({ id }, listings, query, turn) => {
      const answer = await ask({ kind: "postings", providerId: id, query, listings }, turn);
      if (answer.kind === "postings") return answer.postings;
      throw failureOf(answer);
    },
  };
}

function failureOf(answer: ReadingAnswer): Error {
  return answer.kind === "error" ? unpackError(answer.error) : new Error(`an answer of kind ${answer.kind}`);
}
