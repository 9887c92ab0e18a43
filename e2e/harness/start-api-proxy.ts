import { forward, type Proxy, startProxy } from "./start-proxy.ts";

/** An address of its own for the API of a product, as a proxy gives it: it puts `/api` before every path. */
export type ApiProxy = Proxy & {
  /** Says whose API it is, once that product is up. */
  leadTo: (baseUrl: string) => void;
};

export async function startApiProxy(): Promise<ApiProxy> {
  let target = "";
  const proxy = await startProxy((...call) => forward(`${target}/api${call[0].url ?? ""}`, call));
  return {
    ...proxy,
    leadTo: (baseUrl) => {
      target = baseUrl;
    },
  };
}
