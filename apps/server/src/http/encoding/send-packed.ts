import type { FastifyReply } from "fastify";
import type { PackedJson } from "../../packed-json.ts";
import { chooseEncoding, varyOnEncoding } from "./choose-encoding.ts";
import { recompressAnswer, unpackAnswer } from "./compress.ts";
import { withDictionary } from "./dictionary-frames.ts";
import { sendJsonText } from "./send-json.ts";
import { dictionaryHead, usualTextsHash } from "./usual-texts.ts";
import { wrapText } from "./wrap-text.ts";

/**
 * Sends a packed answer to a client in an encoding that it accepts. `dcz`: Zstandard with the usual texts, to browsers
 * that have loaded them. `zstd`: the frames as they are. `br` and `gzip`: compressed anew, for Safari before 26, and for
 * every browser over plain HTTP, where it offers only the latter. Texts alone are sent like any other answer.
 * @param dictionary the request's `Available-Dictionary`
 * @param isWanted false once the caller is gone
 */
export async function sendPacked(
  reply: FastifyReply,
  { pieces }: PackedJson,
  { accepted, dictionary, isWanted }: SendOptions,
): Promise<FastifyReply> {
  const joined = joinTexts(pieces);
  const [only = ""] = joined;
  // The answer of a portal that was not asked has no postings: in a crowd these are most answers.
  if (joined.length <= 1 && typeof only === "string")
    return sendJsonText(reply, only, { accepted, holdsSecret: false, isWanted });
  void reply.type("application/json; charset=utf-8");
  varyOnEncoding(reply, "accept-encoding, available-dictionary");
  const encoding = chooseEncoding(accepted, [
    ...(dictionary === usualTextsHash ? ["dcz" as const] : []),
    "zstd",
    "br",
    "gzip",
  ]);
  if (encoding === "dcz") {
    // Texts are short: to read the dictionary for each would take longer than to write them as they are.
    const frames = await Promise.all(
      joined.map(async (piece) =>
        typeof piece === "string" ? wrapText(piece) : await withDictionary(piece, isWanted),
      ),
    );
    return reply.header("content-encoding", encoding).send(Buffer.concat([dictionaryHead, ...frames]));
  }
  const packed = Buffer.concat(
    joined.map((piece) => (typeof piece === "string" ? wrapText(piece) : piece.frame)),
  );
  if (encoding === "zstd") return reply.header("content-encoding", encoding).send(packed);
  if (encoding === null) return reply.send(await unpackAnswer(packed, isWanted));
  return reply.header("content-encoding", encoding).send(await recompressAnswer(encoding, packed, isWanted));
}

type SendOptions = { accepted: string | undefined; dictionary: string | undefined; isWanted: () => boolean };

/** Joins neighbouring texts, so that each becomes one frame. */
function joinTexts(pieces: PackedJson["pieces"]): PackedJson["pieces"][number][] {
  const joined: PackedJson["pieces"][number][] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (typeof piece === "string" && typeof last === "string") joined[joined.length - 1] = last + piece;
    else joined.push(piece);
  }
  return joined;
}
