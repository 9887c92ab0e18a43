import type { FastifyReply } from "fastify";
import { packText, type PackedJson } from "../../packed-json.ts";
import { chooseEncoding, varyOnEncoding } from "./choose-encoding.ts";
import { recompressAnswer, unpackAnswer } from "./compress.ts";
import { sendJsonText } from "./send-json.ts";

/**
 * Sends a packed answer to a client in an encoding that it accepts. `zstd`: the frames as they are. `br` and `gzip`:
 * compressed anew, for Safari before 26, and for every browser over plain HTTP, where it offers only the latter.
 * Texts alone are sent like any other answer.
 * @param isWanted false once the caller is gone
 */
export async function sendPacked(
  reply: FastifyReply,
  { pieces }: PackedJson,
  { accepted, isWanted }: { accepted: string | undefined; isWanted: () => boolean },
): Promise<FastifyReply> {
  const joined = joinTexts(pieces);
  const [only = ""] = joined;
  // The answer of a portal that was not asked has no postings: in a crowd these are most answers.
  if (joined.length <= 1 && typeof only === "string")
    return sendJsonText(reply, only, { accepted, holdsSecret: false, isWanted });
  void reply.type("application/json; charset=utf-8");
  varyOnEncoding(reply);
  const frames = joined.map((piece) => (typeof piece === "string" ? packText(piece) : piece));
  const packed = Buffer.concat(frames);
  const encoding = chooseEncoding(accepted, ["zstd", "br", "gzip"]);
  if (encoding === "zstd") return reply.header("content-encoding", encoding).send(packed);
  if (encoding === null) return reply.send(await unpackAnswer(packed));
  return reply.header("content-encoding", encoding).send(await recompressAnswer(encoding, packed, isWanted));
}

/** Joins neighbouring texts, so that each becomes one frame. */
function joinTexts(pieces: PackedJson["pieces"]): (string | Uint8Array)[] {
  const joined: (string | Uint8Array)[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (typeof piece === "string" && typeof last === "string") joined[joined.length - 1] = last + piece;
    else joined.push(piece);
  }
  return joined;
}
