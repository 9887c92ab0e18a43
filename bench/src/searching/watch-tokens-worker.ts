import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";

// The thread of `watchTokens`: it sends requests until it is stopped, and then reports how long each took.
const { baseUrls, token } = z
  .object({ baseUrls: z.array(z.string()).nonempty(), token: z.string() })
  .parse(workerData);
const over = new AbortController();
parentPort?.once("message", () => over.abort());
const tookMs: number[] = [];
for (let turn = 0; !over.signal.aborted; turn += 1) {
  const baseUrl = baseUrls[turn % baseUrls.length] ?? baseUrls[0];
  const startedAt = performance.now();
  const response = await fetch(`${baseUrl}/api/tokens`, { headers: { authorization: `Bearer ${token}` } });
  await response.text();
  tookMs.push(performance.now() - startedAt);
  await sleep(100);
}
parentPort?.postMessage(tookMs);
