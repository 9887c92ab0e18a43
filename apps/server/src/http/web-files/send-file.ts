import type { FastifyReply, FastifyRequest } from "fastify";
import { chooseEncoding, varyOnEncoding } from "../encoding/choose-encoding.ts";
import type { WebFile } from "./web-file.ts";

/**
 * Sends a file in the smallest encoding that the client prefers, or, when the client has this version, only says so.
 * Ranges are not supported, so the whole file answers a request for a part (RFC 9110, 14.2).
 * @param status another one than 200 for the shell of an unknown path
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: WebFile,
  status = 200,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers["accept-encoding"], file.encodings);
  if (file.encodings.length > 0) varyOnEncoding(reply);
  void reply.header("cache-control", file.cacheControl);
  if (status === 200) {
    const tag = `"${file.tag}${encoding === null ? "" : `-${encoding}`}"`;
    void reply.header("etag", tag);
    if (names(request.headers["if-none-match"], tag)) {
      // The headers of this answer would replace those of the kept one (RFC 9111, 3.2).
      return reply.removeHeader("content-security-policy").status(304).send();
    }
  }
  if (encoding !== null) void reply.header("content-encoding", encoding);
  return reply
    .status(status)
    .removeHeader("content-security-policy")
    .headers(file.headers)
    .type(file.contentType)
    .send(await file.read(encoding));
}

/** Whether `If-None-Match` names a tag (RFC 9110, 13.1.2); a proxy may have made it a weak one. */
function names(header: string | undefined, tag: string): boolean {
  return (header ?? "").split(",").some((entry) => {
    const named = entry.trim();
    return named === "*" || named === tag || named === `W/${tag}`;
  });
}
