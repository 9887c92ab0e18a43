import type { IncomingMessage, ServerResponse } from "node:http";
import { listen } from "../listen.ts";
import type { StandIn } from "../stand-in.ts";
import { mailboxPage, messagePage, missingMessagePage } from "./mailbox-page.ts";
import { createMessageStore, type MessageStore } from "./message-store.ts";
import { receiveMail } from "./receive-mail.ts";

export type MailboxOptions = { httpPort: number; smtpPort: number };

export type Mailbox = StandIn & {
  /** The address for a mailer, e.g. `smtp://127.0.0.1:2525`. */
  smtpUrl: string;
};

/**
 * Starts a stand-in for the mail provider and all inboxes: takes e-mail by SMTP, shows it at `/` and,
 * as JSON, at `/messages`. `DELETE /messages` empties it. Port 0 takes any free one.
 *
 * @throws when a port is taken
 */
export async function startMailbox({ httpPort, smtpPort }: MailboxOptions): Promise<Mailbox> {
  const store = createMessageStore();
  const web = await listen({ port: httpPort }, (request, response) => answer(store, request, response));
  try {
    const mail = await receiveMail(smtpPort, (message) => store.add(message));
    return {
      origin: web.origin,
      smtpUrl: `smtp://127.0.0.1:${mail.port}`,
      close: async () => {
        await Promise.all([web.close(), mail.close()]);
      },
    };
  } catch (error) {
    await web.close();
    throw error;
  }
}

function answer(store: MessageStore, request: IncomingMessage, response: ServerResponse): void {
  const pathname = URL.parse(request.url ?? "/", "http://mailbox")?.pathname ?? "";
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (pathname === "/messages" && request.method === "DELETE") {
    store.clear();
    response.writeHead(204).end();
  } else if (!isRead) {
    response.writeHead(405, { allow: "GET, HEAD" }).end();
  } else if (pathname === "/messages") {
    // Without the ids, which only the page and the store use.
    const messages = store
      .list()
      .map(({ to, subject, text, html, received_at }) => ({ to, subject, text, html, received_at }));
    send(response, 200, "application/json; charset=utf-8", JSON.stringify(messages));
  } else if (pathname === "/") {
    send(response, 200, htmlType, mailboxPage(store.list()));
  } else {
    const message = store.find(Number(/^\/messages\/(\d{1,9})$/.exec(pathname)?.[1] ?? "0"));
    if (message) send(response, 200, htmlType, messagePage(message));
    else send(response, 404, htmlType, missingMessagePage());
  }
}

const htmlType = "text/html; charset=utf-8";

function send(response: ServerResponse, status: number, contentType: string, body: string): void {
  response.writeHead(status, {
    "content-type": contentType,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
  });
  response.end(body);
}
