import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { providerIds } from "@vagou/contract/catalogue";
import { providers } from "@vagou/providers";
import type { Provider } from "@vagou/providers/core/provider";
import { z } from "zod";

export type SlowProviders = {
  providers: Provider[];
  /** Each portal's origin → the loopback server that answers for it. */
  originMap: Map<string, string>;
};

export const postingsPerPage = 50;
export const delayMs = 100;
export const providerCount = 18;

/**
 * 18 portals that answer after 100 ms with a page of 50 postings in Gupy's format, from a process of their own, each at
 * an address of its own, so that the pace of one host does not delay another. The page depends on the question and
 * on the portal, so that no answer comes from a cache and no two answers are equal.
 */
export async function startSlowProviders(): Promise<
  SlowProviders & { origin: string; close(): Promise<void> }
> {
  const child = fork(fileURLToPath(new URL("./slow-providers-process.ts", import.meta.url)), {
    env: {},
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [message] = await once(child, "message");
  const { origin } = z.object({ origin: z.string() }).parse(message);
  return {
    ...slowProvidersAt(origin),
    origin,
    close: async () => {
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}

/** The adapters of the slow portals, whose process listens at an origin. */
export function slowProvidersAt(origin: string): SlowProviders {
  const gupy = providers.find(({ id }) => id === "gupy");
  if (gupy === undefined) throw new Error("no gupy adapter");
  const ids = providerIds.slice(0, providerCount);
  return {
    providers: ids.map((id) => atOwnAddress(gupy, id)),
    originMap: new Map(ids.map((id) => [`https://${id}.example`, origin])),
  };
}

/** One request a query: the benchmark measures the processing of a page, not an adapter's number of requests. */
function atOwnAddress(gupy: Provider, id: Provider["id"]): Provider {
  return {
    ...gupy,
    id,
    origins: [`https://${id}.example`],
    paceMs: 0,
    requestsMax: 1,
    buildRequests: (query) =>
      gupy
        .buildRequests(query)
        .slice(0, 1)
        .map((request) => ({
          ...request,
          url: `${request.url.replace("portal.gupy.io", `${id}.example`)}&portal=${id}`,
        })),
  };
}
