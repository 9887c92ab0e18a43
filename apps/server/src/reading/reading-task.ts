import type { Listing } from "@vagou/providers/core/listing";
import type { ParsedPage, ProviderQuery } from "@vagou/providers/core/provider";
import type { CarriedError } from "./carried-error.ts";
import type { Postings, WholePage } from "./reader.ts";
import type { SentReply } from "./sent-reply.ts";

/** A task for a reading thread. */
export type ReadingTask =
  | { kind: "page" | "whole"; providerId: string; query: ProviderQuery; reply: SentReply }
  | { kind: "postings"; providerId: string; query: ProviderQuery; listings: readonly Listing[] };

/**
 * A message of the thread: `ready` once, when all adapters are loaded, then an answer to each task. `threadId`: see
 * `findThreadId`.
 */
export type ReadingMessage =
  | { kind: "ready"; threadId: number | null }
  | { kind: "page"; page: ParsedPage }
  | ({ kind: "whole" } & WholePage)
  | { kind: "postings"; postings: Postings }
  | { kind: "error"; error: CarriedError };
