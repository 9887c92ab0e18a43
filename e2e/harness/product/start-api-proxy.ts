import { forward, type Proxy, startProxy } from "./start-proxy.ts";

/** An address of its own for the API of a product, as a proxy gives it: it puts `/api` before every path. */
export type ApiProxy = Proxy & {
  /** Says whose API it is, once that product is up. */
  leadTo: (baseUrl: string) => void;
  /** From now on each call takes so many ms more on its way to the API, as on a slow line. */
  slowDown: (ms: number) => void;
};

export async function startApiProxy(): Promise<ApiProxy> {
  let target = "";
  let slowMs = 0;
  const proxy = await startProxy((...call) => {
    setTimeout(() => forward(`${target}/api${call[0].url ?? ""}`, call), slowMs);
  });
  return {
    ...proxy,
    leadTo: (baseUrl) => {
      target = baseUrl;
    },
    slowDown: (ms) => {
      slowMs = ms;
    },
  };
}
