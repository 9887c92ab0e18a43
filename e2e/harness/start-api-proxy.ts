import { once } from "node:events";
import { createServer, request } from "node:http";

/** An address of its own for the API of a product, as a proxy gives it: it puts `/api` before every path. */
export type ApiProxy = {
  origin: string;
  /** Says whose API it is, once that product is up. */
  leadTo: (baseUrl: string) => void;
  close: () => void;
};

/** On the same site as the product: browsers count `localhost` as one, regardless of the port. */
export async function startApiProxy(): Promise<ApiProxy> {
  let target = "";
  const server = createServer((incoming, outgoing) => {
    const { method, headers } = incoming;
    const forwarded = request(`${target}/api${incoming.url ?? ""}`, { method, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    forwarded.on("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
  return {
    origin: `http://localhost:${address.port}`,
    leadTo: (baseUrl) => {
      target = baseUrl;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
