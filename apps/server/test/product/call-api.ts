import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance, InjectOptions } from "fastify";

export type ApiAnswer = {
  status: number;
  body: Record<string, unknown>;
  /** Only when the answer sets cookies. */
  cookies?: readonly { name: string; value: string }[];
};

/** Runs a call outside of the test's own transaction, if it is in one. */
const fromOutside = AsyncLocalStorage.snapshot();

/** One call to the API through the whole HTTP stack. */
export async function callApi(
  app: FastifyInstance,
  method: "GET" | "POST" | "PATCH" | "DELETE",
  path: string,
  { body, token, headers }: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
): Promise<ApiAnswer> {
  const call: InjectOptions = {
    method,
    url: `/api${path}`,
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
    ...(body !== undefined && { payload: typeof body === "string" ? body : JSON.stringify(body) }),
    ...(body !== undefined && {
      headers: {
        "content-type": "application/json",
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    }),
  };
  const response = await fromOutside(async () => await app.inject(call));
  return {
    status: response.statusCode,
    body: response.json(),
    ...(response.cookies.length > 0 && { cookies: response.cookies }),
  };
}
