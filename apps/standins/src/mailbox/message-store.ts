import type { Message } from "./message.ts";

/** Older messages are dropped. */
const messagesMax = 200;

export type MessageStore = ReturnType<typeof createMessageStore>;

/**
 * Keeps the last messages in memory, newest first. A second copy of a message, by its Message-ID, is
 * dropped, as mail systems do.
 */
export function createMessageStore() {
  let messages: Message[] = [];
  let lastId = 0;
  return {
    add(message: Omit<Message, "id">): void {
      const { messageId } = message;
      if (messageId !== "" && messages.some((kept) => kept.messageId === messageId)) return;
      lastId += 1;
      messages = [{ id: lastId, ...message }, ...messages].slice(0, messagesMax);
    },
    list: (): readonly Message[] => messages,
    find: (id: number): Message | undefined => messages.find((message) => message.id === id),
    clear(): void {
      messages = [];
    },
  };
}
