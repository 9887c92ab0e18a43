import { forward, type Proxy, startProxy } from "./start-proxy.ts";

/** A proxy in front of a product: it sees each request that reaches the server, also those of a service worker. */
export type FrontProxy = Proxy & {
  /** The requests so far, as `GET /jobs`, with the bytes of the answer's headers and body as they were sent. */
  requests: { what: string; bytes: number }[];
  /** Serves this text as the service worker from now on, as a new version of the product does. */
  replaceWorker: (text: string) => void;
};

export async function startFrontProxy(baseUrl: string): Promise<FrontProxy> {
  const requests: FrontProxy["requests"] = [];
  let worker: string | null = null;
  const proxy = await startProxy((...call) => {
    const [{ method, url = "/" }, outgoing] = call;
    const seen = { what: `${method} ${url.split("?")[0]}`, bytes: 0 };
    requests.push(seen);
    if (worker !== null && url === "/sw.js") {
      outgoing.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-cache" }).end(worker);
      return;
    }
    forward(`${baseUrl}${url}`, call, (reply) => {
      seen.bytes = reply.rawHeaders.join("    ").length;
      reply.on("data", (chunk: Buffer) => {
        seen.bytes += chunk.length;
      });
    });
  });
  return {
    ...proxy,
    requests,
    replaceWorker: (text) => {
      worker = text;
    },
  };
}
