import { parentPort } from "node:worker_threads";
import type { Provider } from "@vagou/providers/core/provider";
import { packError } from "./carried-error.ts";
import { lowerPriority } from "./lower-priority.ts";
import { findThreadId } from "./processor-time.ts";
import type { ReadingMessage, ReadingTask } from "./reading-task.ts";
import { readPage } from "./read-page.ts";
import { readWhole } from "./read-whole.ts";
import { openReply } from "./sent-reply.ts";
import { toPostings } from "./to-postings.ts";

/**
 * Makes the current thread a reading thread of a reader pool.
 * @param providers the adapters that it uses, found by their id
 */
export function serveReader(providers: readonly Provider[]): void {
  if (parentPort === null) throw new Error("a reader is a worker thread");
  const port = parentPort;
  const threadId = findThreadId();
  lowerPriority(threadId);
  const known = new Map<string, Provider>(providers.map((provider) => [provider.id, provider]));
  const answer = (message: ReadingMessage): void => port.postMessage(message);
  port.on("message", (task: ReadingTask) => answer(perform(task, known)));
  answer({ kind: "ready", threadId });
}

function perform(task: ReadingTask, known: ReadonlyMap<string, Provider>): ReadingMessage {
  try {
    const provider = known.get(task.providerId);
    if (provider === undefined) throw new Error(`this reader has no adapter ${task.providerId}`);
    if (task.kind === "postings")
      return { kind: "postings", postings: toPostings(provider, task.listings, task.query) };
    const reply = openReply(task.reply);
    if (task.kind === "whole") return { kind: "whole", ...readWhole(provider, reply, task.query) };
    return { kind: "page", page: readPage(provider, reply, task.query) };
  } catch (error) {
    return { kind: "error", error: packError(error) };
  }
}
