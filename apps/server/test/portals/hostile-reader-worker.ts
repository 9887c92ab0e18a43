import { ProviderBlocked } from "@vagou/providers/core/outcome-errors";
import { providerIds } from "@vagou/contract/search/catalogue";
import type { ParsedPage, ProviderReply } from "@vagou/providers/core/provider";
import { serveReader } from "../../src/reading/serve-reader.ts";
import { readJsonItems } from "./test-provider-format.ts";
import { testProvider } from "./test-provider.ts";

/** The body says what the adapter does: one of several faults, or it reads the body correctly. */
function parseReply(reply: ProviderReply): ParsedPage {
  if (reply.body === "for ever") for (;;);
  // The thread does not run meanwhile, as on a machine that is busy with other work.
  const slept = /^asleep for (\d+) ms$/.exec(reply.body)?.[1];
  if (slept !== undefined) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(slept));
    return readJsonItems({ ...reply, body: oneItem });
  }
  if (reply.body === "memory") return eatMemory();
  if (reply.body === "exit") process.exit(3);
  if (reply.body === "environment") throw new ProviderBlocked(Object.keys(process.env).join());
  if (reply.body === "blocked") throw new ProviderBlocked("a wall", { cause: new TypeError("inside") });
  if (reply.body === "stumble") throw new TypeError("undefined is not a function");
  if (reply.body === "too many") return tooMany(readJsonItems({ ...reply, body: oneItem }));
  return readJsonItems(reply);
}

function eatMemory(): never {
  const pieces: unknown[] = [];
  for (;;) pieces.push(Array.from({ length: 1_000 }, (_, index) => ({ index })));
}

const oneItem = JSON.stringify({
  total: 1,
  items: [{ id: "1", title: "Vigia", city: "Recife", state: "PE" }],
});

function tooMany(page: ParsedPage): ParsedPage {
  return { ...page, listings: Array.from({ length: 1_001 }, () => page.listings).flat() };
}

serveReader(providerIds.map((id) => ({ ...testProvider(id), parseReply })));
