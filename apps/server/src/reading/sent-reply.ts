import type { ProviderReply } from "@vagou/providers/core/provider";
import { decodeBody } from "./decode-body.ts";
import type { ReceivedReply } from "./received-reply.ts";

/** A reply on its way to a reading thread: as bytes where it came as such, and with nothing that cannot be copied. */
export type SentReply = Omit<ProviderReply, "body"> & ({ body: string } | { bytes: Uint8Array });

export function sendReply(reply: ProviderReply | ReceivedReply): SentReply {
  const { request, status, url, contentType, receivedAt } = reply;
  const facts = { request, status, url, contentType, receivedAt };
  return "bytes" in reply ? { ...facts, bytes: reply.bytes } : { ...facts, body: reply.body };
}

/** @returns the reply with its text */
export function openReply(sent: SentReply): ProviderReply {
  if ("body" in sent) return sent;
  const { bytes, ...facts } = sent;
  return { ...facts, body: decodeBody(bytes, sent.contentType) };
}
