import type { PackedFrame } from "../../packed-json.ts";
import { recompressWithDictionary } from "./compress.ts";

/**
 * @returns a frame compressed anew with the usual texts. It is kept in memory for the next person who asks the same, so
 *   that an answer that is given again costs nothing.
 * @param isShort true for the short form of a search
 * @param isWanted false once the caller is gone: the frame is returned as it is
 */
export async function withDictionary(
  { id, frame }: PackedFrame,
  isShort: boolean,
  isWanted: () => boolean,
): Promise<Uint8Array> {
  const key = isShort ? `${id} short` : id;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = await recompressWithDictionary(frame, { isShort, isWanted });
  if (made === null) return frame;
  if (!kept.has(key)) bytes += made.length;
  kept.set(key, made);
  for (const [oldest, { length }] of kept) {
    if (bytes <= bytesMax) break;
    kept.delete(oldest);
    bytes -= length;
  }
  return made;
}

/** The oldest first. */
const kept = new Map<string, Uint8Array>();
let bytes = 0;

/** About two thousand answers. */
const bytesMax = 16_000_000;
