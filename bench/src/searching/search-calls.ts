import { randomUUID } from "node:crypto";
import { zstdDecompressSync } from "node:zlib";
import { providerIds } from "@vagou/contract/search/catalogue";
import { Agent, request } from "undici";
import { z } from "zod";
import { providerCount } from "../portals/slow-providers.ts";

/** `one call`: with all portals. `18 calls`: one for each portal at the same time, as the web app sends them. */
export type Calls = "one call" | "18 calls";

export type Searcher = {
  /**
   * One search of all portals.
   * @returns how long it took, and when the first answer was whole, in ms; and how many portals answered, which
   *   is known only with `mayLack`: otherwise `close` looks
   * @throws {Error} for a call that is refused
   */
  search(keywords: string): Promise<{ ms: number; firstMs: number; answered: number }>;
  /** @throws {Error} if a portal did not answer in one of the first searches (`checkedLaterMax`) */
  close(): Promise<void>;
};

/** Answers of so many searches are looked at only when the person is done: unpacking them would be measured, too. */
const checkedLaterMax = 60;

const services = providerIds.slice(0, providerCount);
const groupsSchema = z.object({ services: z.array(z.object({ outcome: z.string() })) });

/**
 * A person who searches, with a connection for each call.
 * @param atOnce how many searches the person has at once
 * @param mayLack whether a search may end without the answers of some portals; each of its answers is read at once
 */
export function createSearcher(
  origin: string,
  token: string,
  calls: Calls,
  { atOnce = 1, mayLack = false } = {},
): Searcher {
  const agent = new Agent({ connections: providerCount * atOnce });
  const parts = calls === "one call" ? [services] : services.map((id) => [id]);
  const unread: { answer: Received; asked: number }[] = [];
  /** @returns how many portals answered */
  const call = async (query: string, asked: readonly string[]): Promise<number> => {
    const { statusCode, body, headers } = await request(`${origin}/api/jobs/search`, {
      method: "POST",
      dispatcher: agent,
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "idempotency-key": randomUUID(),
        // As browsers over HTTPS do.
        "accept-encoding": "zstd",
      },
      body: JSON.stringify({ query, state: "PE", city: "Recife", services: asked }),
    });
    if (statusCode !== 200) {
      const text = (await body.text()).slice(0, 300);
      throw new Error(`${statusCode}: ${text}`);
    }
    const answer = { encoding: headers["content-encoding"], body: Buffer.from(await body.arrayBuffer()) };
    if (mayLack) return countAnswered(answer);
    if (unread.length < checkedLaterMax * parts.length) unread.push({ answer, asked: asked.length });
    return asked.length;
  };
  return {
    search: async (keywords) => {
      const startedAt = performance.now();
      let firstMs = Number.POSITIVE_INFINITY;
      const answered = await Promise.all(
        parts.map(async (asked) => {
          const count = await call(keywords, asked).catch((error: unknown) => {
            // An overloaded server may close a connection.
            if (mayLack) return 0;
            throw error;
          });
          firstMs = Math.min(firstMs, performance.now() - startedAt);
          return count;
        }),
      );
      const ms = performance.now() - startedAt;
      return { ms, firstMs, answered: answered.reduce((sum, count) => sum + count, 0) };
    },
    close: async () => {
      await agent.close();
      for (const { answer, asked } of unread) {
        const answered = countAnswered(answer);
        if (answered !== asked) throw new Error(`${answered} of ${asked} portals answered`);
      }
    },
  };
}

type Received = { encoding: string | string[] | undefined; body: Buffer };

/** @returns how many portals answered */
function countAnswered({ encoding, body }: Received): number {
  const text = encoding === "zstd" ? zstdDecompressSync(body) : body;
  const { services: groups } = groupsSchema.parse(JSON.parse(text.toString()));
  return groups.filter(({ outcome }) => outcome === "answered").length;
}
