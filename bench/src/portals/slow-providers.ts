import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { providerIds } from "@vagou/contract/search/catalogue";
import { providers } from "@vagou/providers";
import type { Provider } from "@vagou/providers/core/provider";
import { z } from "zod";

/** `JSON`: in Gupy's format, 50 postings in 93 kB. `HTML`: in that of Vagas.com, 40 in 58 kB. */
export type Format = "JSON" | "HTML";

export type SlowProviders = {
  format: Format;
  providers: Provider[];
  /** Each portal's origin → the loopback server that answers for it. */
  originMap: Map<string, string>;
};

export type SlowProvidersProcess = {
  origin: string;
  /** @returns provider id → how many requests it got so far */
  countRequests(): Promise<Record<string, number>>;
  /** @returns when the first reply since the last call of either function went out, in ms since 1970; null without one */
  takeFirstReply(): Promise<number | null>;
  close(): Promise<void>;
};

export const providerCount = 18;

/**
 * 18 portals that answer after 100 ms, in both formats, from a process of their own, each at an address of its own. The
 * page depends on the question and on the portal, so that no answer comes from a cache and no two answers are equal.
 */
export async function startSlowProviders(): Promise<SlowProvidersProcess> {
  const child = fork(fileURLToPath(new URL("./slow-providers-process.ts", import.meta.url)), {
    env: {},
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [message] = await once(child, "message");
  const { origin } = z.object({ origin: z.string() }).parse(message);
  const ask = async () => {
    const answered = once(child, "message");
    child.send("tell");
    return toldSchema.parse((await answered)[0]);
  };
  return {
    origin,
    countRequests: async () => (await ask()).requests,
    takeFirstReply: async () => (await ask()).firstReplyAt,
    close: async () => {
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}

const toldSchema = z.object({
  requests: z.record(z.string(), z.number()),
  firstReplyAt: z.number().nullable(),
});

/** The adapters of the slow portals, whose process listens at an origin. */
export function slowProvidersAt(origin: string, format: Format): SlowProviders {
  const name = format === "JSON" ? "gupy" : "vagas";
  const adapter = providers.find(({ id }) => id === name);
  if (adapter === undefined) throw new Error(`no adapter of ${name}`);
  const ids = providerIds.slice(0, providerCount);
  return {
    format,
    providers: ids.map((id) => atOwnAddress(adapter, id)),
    originMap: new Map(ids.map((id) => [`https://${id}.example`, origin])),
  };
}

/**
 * One request a query: the benchmark measures the processing of a page, not an adapter's number of requests. Neither the
 * pace of a host nor its bound of concurrent requests delays a search.
 */
function atOwnAddress(adapter: Provider, id: Provider["id"]): Provider {
  return {
    ...adapter,
    id,
    origins: [`https://${id}.example`],
    paceMs: 0,
    inFlightMax: 1_000,
    requestsMax: 1,
    buildRequests: (query, asker) =>
      [...adapter.buildRequests(query, asker)].slice(0, 1).map((request) => {
        const url = new URL(request.url);
        url.host = `${id}.example`;
        url.searchParams.set("portal", id);
        return { ...request, url: url.href };
      }),
  };
}
