import { randomInt } from "node:crypto";
import { Agent, request } from "undici";
import { z } from "zod";

/** What became of a call. `code`: of the refusal, or "torn" where no whole answer came; "" for an answer. */
export type Reply = {
  status: number;
  code: string;
  ms: number;
  body: unknown;
  retryAfter: string | undefined;
};

/** Longer than a person waits: what takes longer counts as a call that hangs. */
const hangMs = 60_000;

const refusalSchema = z.object({ code: z.string() });

/** Connections that are closed with their round, so that those that the product keeps open are its own. */
export type Caller = {
  call(
    baseUrl: string,
    path: string,
    options?: { token?: string; key?: string; body?: object },
  ): Promise<Reply>;
  close(): Promise<void>;
};

export function createCaller(): Caller {
  const agent = new Agent({ connections: 64 });
  return {
    call: async (baseUrl, path, { token, key, body } = {}) => {
      const startedAt = performance.now();
      const took = () => performance.now() - startedAt;
      try {
        const {
          statusCode,
          headers,
          body: answer,
        } = await request(`${baseUrl}${path}`, {
          dispatcher: agent,
          method: body === undefined ? "GET" : "POST",
          headers: {
            // Each call comes from an address of its own: faults are tried here, not limits.
            "x-forwarded-for": `203.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...(key !== undefined && { "idempotency-key": key }),
            ...(body !== undefined && { "content-type": "application/json" }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(hangMs),
        });
        const read: unknown = await answer.json();
        const { data: refusal } = refusalSchema.safeParse(read);
        const code = statusCode < 400 ? "" : (refusal?.code ?? "no code");
        const retryAfter = headers["retry-after"];
        return {
          status: statusCode,
          code,
          ms: took(),
          body: read,
          retryAfter: Array.isArray(retryAfter) ? retryAfter[0] : retryAfter,
        };
      } catch (error) {
        const isHanging = error instanceof Error && error.name === "TimeoutError";
        const code = isHanging ? "hung" : "torn";
        return { status: 0, code, ms: took(), body: null, retryAfter: undefined };
      }
    },
    close: () => agent.destroy(),
  };
}
