import { randomUUID } from "node:crypto";
import { providerIds } from "@vagou/contract/catalogue";
import { Agent, request } from "undici";
import { z } from "zod";
import { providerCount } from "./slow-providers.ts";

/** `one call`: with all portals. `18 calls`: one for each portal at the same time, as the web app sends them. */
export type Calls = "one call" | "18 calls";

export type Searcher = {
  /**
   * One search of all portals.
   * @returns how long it took, and when the first answer was whole, in ms
   * @throws {Error} unless each portal answered
   */
  search(keywords: string): Promise<{ ms: number; firstMs: number }>;
  close(): Promise<void>;
};

const services = providerIds.slice(0, providerCount);
const groupsSchema = z.object({ services: z.array(z.object({ outcome: z.literal("answered") })) });

/**
 * A person who searches, with a connection for each call.
 * @param atOnce how many searches the person has at once
 */
export function createSearcher(origin: string, token: string, calls: Calls, atOnce = 1): Searcher {
  const agent = new Agent({ connections: providerCount * atOnce });
  const parts = calls === "one call" ? [services] : services.map((id) => [id]);
  let checked = 0;
  const call = async (query: string, asked: readonly string[]): Promise<void> => {
    const { statusCode, body, headers } = await request(`${origin}/api/jobs/search`, {
      method: "POST",
      dispatcher: agent,
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "idempotency-key": randomUUID(),
        // Only answers that are looked at are read: unpacking them all would measure this process.
        ...(checked < providerCount ? {} : { "accept-encoding": "zstd" }),
      },
      body: JSON.stringify({ query, state: "PE", city: "Recife", services: asked }),
    });
    if (statusCode !== 200) throw new Error(`${statusCode}: ${(await body.text()).slice(0, 300)}`);
    if (headers["content-encoding"] === "zstd") return void (await body.arrayBuffer());
    checked += 1;
    const { services: groups } = groupsSchema.parse(await body.json());
    if (groups.length !== asked.length)
      throw new Error(`${groups.length} of ${asked.length} portals answered`);
  };
  return {
    search: async (keywords) => {
      const startedAt = performance.now();
      let firstMs = Number.POSITIVE_INFINITY;
      await Promise.all(
        parts.map(async (asked) => {
          await call(keywords, asked);
          firstMs = Math.min(firstMs, performance.now() - startedAt);
        }),
      );
      return { ms: performance.now() - startedAt, firstMs };
    },
    close: () => agent.close(),
  };
}
