import { shortSearchType } from "@vagou/contract/search/short-search";
import type { FastifyReply } from "fastify";
import type { PackedFrame, PackedJson } from "../../packed-json.ts";
import { chooseEncoding, varyOnEncoding } from "./choose-encoding.ts";
import { recompressAnswer, unpackAnswer } from "./compress.ts";
import { withDictionary } from "./dictionary-frames.ts";
import { sendJsonText } from "./send-json.ts";
import { dictionaryHead, usualTextsHash } from "./usual-texts.ts";
import { wrapText, wrapWithUsualTexts } from "./wrap-text.ts";

/**
 * Sends a packed answer to a client in an encoding that it accepts. `dcz`: Zstandard with the usual texts, to browsers
 * that have loaded them. `zstd`: the frames as they are, also for a client that asks for the short form, because the server
 * would need as long to unpack and pack a frame as to read a portal's reply. `br` and `gzip`: compressed anew, for Safari
 * before 26, and for every browser over plain HTTP, where it offers only the latter. Texts alone are sent like any other
 * answer.
 * @param asked the request's `Accept`: where it names the short form of a search, an answer that is compressed anew has that form
 * @param dictionary the request's `Available-Dictionary`
 * @param isWanted false once the caller is gone
 */
export async function sendPacked(
  reply: FastifyReply,
  { pieces }: PackedJson,
  { asked, accepted, dictionary, isWanted }: SendOptions,
): Promise<FastifyReply> {
  const joined = joinTexts(pieces);
  const [only = ""] = joined;
  // The answer of a portal that was not asked has no postings: in a crowd these are most answers.
  if (joined.length <= 1 && typeof only === "string")
    return sendJsonText(reply, only, { accepted, holdsSecret: false, isWanted });
  varyOnEncoding(reply, "accept, accept-encoding, available-dictionary");
  const encoding = chooseEncoding(accepted, [
    ...(dictionary === usualTextsHash ? ["dcz" as const] : []),
    "zstd",
    "br",
    "gzip",
  ]);
  const isShort = encoding !== "zstd" && asked?.includes(shortSearchType) === true;
  void reply.type(isShort ? shortSearchType : "application/json; charset=utf-8");
  if (encoding === "dcz") {
    const frames = await Promise.all(joined.map((piece) => frameWithUsualTexts(piece, isShort, isWanted)));
    return reply.header("content-encoding", encoding).send(Buffer.concat([dictionaryHead, ...frames]));
  }
  const packed = Buffer.concat(
    joined.map((piece) => (typeof piece === "string" ? wrapText(piece) : piece.frame)),
  );
  if (encoding === "zstd") return reply.header("content-encoding", encoding).send(packed);
  const options = { isShort, isWanted };
  if (encoding === null) return reply.send(await unpackAnswer(packed, options));
  return reply.header("content-encoding", encoding).send(await recompressAnswer(encoding, packed, options));
}

async function frameWithUsualTexts(
  piece: string | PackedFrame,
  isShort: boolean,
  isWanted: () => boolean,
): Promise<Uint8Array> {
  return typeof piece === "string"
    ? wrapWithUsualTexts(piece)
    : await withDictionary(piece, isShort, isWanted);
}

type SendOptions = {
  asked: string | undefined;
  accepted: string | undefined;
  dictionary: string | undefined;
  isWanted: () => boolean;
};

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
