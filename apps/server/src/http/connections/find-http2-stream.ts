import { Http2ServerRequest, type ServerHttp2Stream } from "node:http2";
import type { FastifyRequest } from "fastify";

/** @returns the HTTP/2 stream of a request; undefined for a request over HTTP/1.1 */
export function findHttp2Stream({ raw }: FastifyRequest): ServerHttp2Stream | undefined {
  // Fastify's type says HTTP/1.1 for every server (`create-http-app`).
  const request: unknown = raw;
  return request instanceof Http2ServerRequest ? request.stream : undefined;
}
