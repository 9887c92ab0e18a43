import { callEndpoint } from "#lib/api/api.ts";
import { isUnreached, waiting } from "#lib/waiting/waiting.ts";

/**
 * Sends a message to the support, or has it wait on the device for the connection.
 * @throws CallError where the server refuses it; a failure of the network where the device cannot keep it
 */
export async function sendMessage(text: string): Promise<"told" | "waits"> {
  // The same text has the same key: an answer that was lost does not make two messages of it.
  if (last.text !== text) last = { text, id: crypto.randomUUID() };
  const { id } = last;
  try {
    if (!navigator.onLine) throw new TypeError("It has to wait");
    await callEndpoint("sendFeedback", { body: { message: text }, idempotencyKey: id });
    last = nothing;
    return "told";
  } catch (error) {
    const at = new Date().toISOString();
    if (!isUnreached(error) || !waiting.add({ kind: "message", id, at, text })) throw error;
    last = nothing;
    return "waits";
  }
}

const nothing = { text: "", id: "" };
let last = nothing;
