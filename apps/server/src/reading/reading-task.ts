import type { Listing } from "@vagou/providers/core/listing";
import type { ParsedPage, ProviderQuery, ProviderReply } from "@vagou/providers/core/provider";
import type { CarriedError } from "./carried-error.ts";
import type { Postings } from "./reader.ts";

/** What a reading thread is asked. Replies go as text: to copy 90 kB of it takes a quarter of decoding its bytes. */
export type ReadingTask =
  | { kind: "page"; providerId: string; query: ProviderQuery; reply: ProviderReply }
  | { kind: "postings"; providerId: string; query: ProviderQuery; listings: readonly Listing[] };

/** What it says: `ready` once, when all adapters are loaded, then an answer to each task. */
export type ReadingMessage =
  | { kind: "ready" }
  | { kind: "page"; page: ParsedPage }
  | { kind: "postings"; postings: Postings }
  | { kind: "error"; error: CarriedError };
