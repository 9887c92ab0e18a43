/** A message as `GET /messages` shows it. */
export type Message = {
  /** Counts up from 1 while the mailbox runs. */
  id: number;
  /** The header `Message-ID`; empty when the sender gave none. Not shown. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** ISO 8601 instant. */
  received_at: string;
};
