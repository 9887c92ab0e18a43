import type { IncomingMessage } from "node:http";

const bodyLengthMax = 10_000;

/** @returns the posted body; empty when it is longer than any that a person or a test posts here */
export async function readBody(request: IncomingMessage): Promise<string> {
  request.setEncoding("utf8");
  let body = "";
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > bodyLengthMax) return "";
  }
  return body;
}
