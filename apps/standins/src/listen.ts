import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { StandIn, StandInOptions } from "./stand-in.ts";

/**
 * Serves `handle` over HTTP on loopback.
 *
 * @throws when the port is taken
 */
export async function listen(options: StandInOptions, handle: RequestListener): Promise<StandIn> {
  const server = createServer(handle);
  server.listen(options.port, options.host ?? "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port to answer at");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
