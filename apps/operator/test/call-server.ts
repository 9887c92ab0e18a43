import { expect } from "vitest";
import type { ServerProcess } from "../../server/test/product/start-server-process.ts";

/** A call of a person to a server process, which has to succeed. @returns the answer */
export async function callServer(
  { baseUrl }: ServerProcess,
  method: "GET" | "POST" | "PATCH" | "DELETE",
  path: string,
  { token, body }: { token?: string; body?: object } = {},
): Promise<unknown> {
  const response = await fetch(`${baseUrl}/api${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  expect({ path, status: response.status, answer }).toMatchObject({ path, status: 200 });
  return answer;
}
