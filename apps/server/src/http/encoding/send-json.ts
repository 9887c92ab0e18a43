import type { FastifyReply } from "fastify";
import { chooseEncoding, varyOnEncoding } from "./choose-encoding.ts";
import { compressAnswer } from "./compress.ts";

/**
 * Sends an answer of the API, compressed if the client accepts that and it is long enough to become smaller.
 * @param holdsSecret true for an answer with a session's token, which is never compressed: the length of a compressed
 *   answer tells whether a text of an attacker in it resembles the secret (BREACH)
 * @param isWanted false once the caller is gone
 */
export async function sendJson(
  reply: FastifyReply,
  answer: unknown,
  options: SendOptions,
): Promise<FastifyReply> {
  return sendJsonText(reply, JSON.stringify(answer), options);
}

/** The same for an answer that is a JSON text already. */
export async function sendJsonText(
  reply: FastifyReply,
  json: string,
  { accepted, holdsSecret, isWanted }: SendOptions,
): Promise<FastifyReply> {
  void reply.type("application/json; charset=utf-8");
  const text = Buffer.from(json);
  if (holdsSecret || text.length < compressedFrom || mayNotTransform(reply)) return reply.send(text);
  varyOnEncoding(reply);
  const encoding = chooseEncoding(accepted, ["br", "zstd", "gzip"]);
  if (encoding === null) return reply.send(text);
  return reply.header("content-encoding", encoding).send(await compressAnswer(encoding, text, isWanted));
}

type SendOptions = { accepted: string | undefined; holdsSecret: boolean; isWanted: () => boolean };

/** Bytes. A shorter answer fits into the first packet as it is. */
const compressedFrom = 1_000;

function mayNotTransform(reply: FastifyReply): boolean {
  return /\bno-transform\b/i.test(String(reply.getHeader("cache-control") ?? ""));
}
