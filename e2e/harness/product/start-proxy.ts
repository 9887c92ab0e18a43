import { once } from "node:events";
import { createServer, type IncomingMessage, request, type RequestListener } from "node:http";

/** A server between a browser and a product. */
export type Proxy = { origin: string; close: () => void };

/** Listens on the same site as the product: browsers count `localhost` as one, regardless of the port. */
export async function startProxy(answer: RequestListener): Promise<Proxy> {
  const server = createServer(answer);
  server.listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
  return {
    origin: `http://localhost:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Asks `url` what the browser asked, and gives it the answer.
 * @param onReply sees the answer before the browser does
 */
export function forward(
  url: string,
  [incoming, outgoing]: Parameters<RequestListener>,
  onReply: (reply: IncomingMessage) => void = () => {},
): void {
  const { method, headers } = incoming;
  const forwarded = request(url, { method, headers }, (reply) => {
    onReply(reply);
    outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(outgoing);
  });
  forwarded.on("error", () => outgoing.destroy());
  incoming.pipe(forwarded);
}
