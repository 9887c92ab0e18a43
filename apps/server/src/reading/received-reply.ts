import type { ProviderReply } from "@vagou/providers/core/provider";
import { decodeBody } from "./decode-body.ts";

/**
 * A reply as its bytes, whose text is made only where it is read: mostly in a reading thread. Texts of replies that wait to be
 * read are most of what V8 would otherwise move about, and then keep among old objects, in the thread that serves.
 */
export type ReceivedReply = ProviderReply & {
  /** Without a content encoding. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Frees the bytes at once, where no reader of them is left: without them `body` throws. */
  forget(): void;
};

/** @param bytes in memory of their own */
export function receivedReply<Facts extends Omit<ProviderReply, "body">>(
  facts: Facts,
  bytes: Uint8Array<ArrayBuffer>,
): Facts & ReceivedReply {
  return {
    ...facts,
    bytes,
    get body() {
      if (bytes.buffer.detached) throw new Error("a reply was forgotten before its text was read");
      return decodeBody(bytes, facts.contentType);
    },
    forget: () => void bytes.buffer.transfer(0),
  };
}
