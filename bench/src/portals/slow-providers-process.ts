import { createServer } from "node:http";
import { delayMs, slowProviderPage } from "./slow-provider-pages.ts";

// The process of the slow portals: tells its address to the process that started it, and, when asked, the number of
// requests that each portal got, and when the first reply since it was last asked went out.
const requests: Record<string, number> = {};
let firstReplyAt: number | null = null;
const server = createServer((request, response) => {
  const address = new URL(request.url ?? "", "http://portal.example");
  const portal = address.searchParams.get("portal") ?? "";
  requests[portal] = (requests[portal] ?? 0) + 1;
  setTimeout(() => {
    response.end(slowProviderPage(address));
    firstReplyAt ??= performance.timeOrigin + performance.now();
  }, delayMs);
});
server.keepAliveTimeout = 60_000;
process.on("message", () => {
  process.send?.({ requests, firstReplyAt });
  firstReplyAt = null;
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  process.send?.({ origin: `http://127.0.0.1:${address.port}` });
});
