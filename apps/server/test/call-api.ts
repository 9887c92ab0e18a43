import type { FastifyInstance } from "fastify";

export type ApiAnswer = { status: number; body: Record<string, unknown> };

/** One call to the API through the whole HTTP stack. */
export async function callApi(
  app: FastifyInstance,
  method: "GET" | "POST",
  path: string,
  { body, token, headers }: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
): Promise<ApiAnswer> {
  const response = await app.inject({
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
  });
  return { status: response.statusCode, body: response.json() };
}
