import { get } from "node:http";
import { createTransport } from "nodemailer";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { startMailbox, type Mailbox } from "./mailbox.ts";

let mailbox: Mailbox;
beforeEach(async () => {
  mailbox = await startMailbox({ httpPort: 0, smtpPort: 0 });
});
afterEach(() => mailbox.close());

const from = "Vagou <nao-responda@vagou.example>";
const messagesSchema = z.array(
  z.strictObject({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    received_at: z.iso.datetime(),
  }),
);

async function deliver(message: {
  to?: string;
  subject?: string;
  text?: string;
  html?: string;
  messageId?: string;
}) {
  const transport = createTransport(mailbox.smtpUrl);
  await transport.sendMail({ from, to: "ana@exemplo.com.br", text: "oi", ...message });
  transport.close();
}

async function messages() {
  return messagesSchema.parse(await (await fetch(`${mailbox.origin}/messages`)).json());
}

async function page(path: string) {
  const response = await fetch(mailbox.origin + path);
  return { status: response.status, text: await response.text() };
}

describe("the stand-in mailbox", () => {
  test("takes e-mail by SMTP and lists it as JSON, newest first, with correct accents", async () => {
    await deliver({ subject: "Confirme seu cadastro", html: "<p>Olá, João</p>", text: "Olá, João" });
    await deliver({ to: "Zé <ze@exemplo.com.br>, bia@exemplo.com.br", subject: "Ação", text: "até já" });
    const [newest, oldest] = await messages();
    expect(newest).toMatchObject({ to: "ze@exemplo.com.br, bia@exemplo.com.br", subject: "Ação", html: "" });
    expect(newest?.text.trim()).toBe("até já");
    expect(oldest).toMatchObject({ to: "ana@exemplo.com.br", subject: "Confirme seu cadastro" });
    expect(oldest?.html).toContain("<p>Olá, João</p>");
  });

  test("shows the list and each message to a person", async () => {
    expect((await page("/")).text).toContain("Nenhuma mensagem ainda");
    await deliver({ subject: "Bem-vinda", html: '<a href="http://127.0.0.1:3000/x?token=1">Confirmar</a>' });
    const list = await page("/");
    expect(list.text).toContain("1 mensagem");
    expect(list.text).toContain('href="/messages/1"');
    const message = await page("/messages/1");
    expect(message.status).toBe(200);
    expect(message.text).toContain("Bem-vinda");
    expect(message.text).toContain(
      'sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"',
    );
    expect(message.text).toContain("&lt;base target=&quot;_top&quot;&gt;");
    expect(message.text).toContain("token=1");
  });

  test("escapes every part of a message in its own page", async () => {
    const evil = '"><script>alert(1)</script>';
    await deliver({ subject: evil, html: `<p>x</p></iframe>${evil}`, text: `</pre>${evil}` });
    await deliver({ subject: evil, text: `</pre>${evil}` });
    for (const path of ["/", "/messages/1", "/messages/2"])
      expect((await page(path)).text).not.toContain("<script>alert(1)");
  });

  test("deletes all messages on request, and the oldest beyond 200", async () => {
    const transport = createTransport({ url: mailbox.smtpUrl, pool: true });
    for (let index = 1; index <= 203; index += 1)
      await transport.sendMail({ from, to: "ana@exemplo.com.br", subject: `n ${index}`, text: "x" });
    transport.close();
    const kept = await messages();
    expect([kept.length, kept[0]?.subject, kept.at(-1)?.subject]).toEqual([200, "n 203", "n 4"]);
    expect((await fetch(`${mailbox.origin}/messages`, { method: "DELETE" })).status).toBe(204);
    expect(await messages()).toEqual([]);
  });

  test("shows a message that was sent twice once", async () => {
    await deliver({ subject: "Oi", messageId: "<1@vagou.example>" });
    await deliver({ subject: "Oi", messageId: "<1@vagou.example>" });
    await deliver({ subject: "Oi", messageId: "<2@vagou.example>" });
    expect(await messages()).toHaveLength(2);
  });

  test("refuses a message that is too large and accepts the next", async () => {
    await expect(deliver({ text: "x".repeat(3 * 1024 * 1024) })).rejects.toThrow(/552|size|large/i);
    await deliver({ subject: "depois" });
    expect((await messages()).map((message) => message.subject)).toEqual(["depois"]);
  });

  test("answers 404 for an unknown path and 405 for an unknown method", async () => {
    expect((await page("/messages/99")).status).toBe(404);
    expect((await page("/nada")).status).toBe(404);
    expect((await fetch(mailbox.origin, { method: "POST" })).status).toBe(405);
  });

  test("an invalid address does not stop it", async () => {
    const { hostname, port } = new URL(mailbox.origin);
    const status = await new Promise((resolve) => {
      get({ hostname, port, path: "//" }, (response) => resolve(response.statusCode));
    });
    expect(status).toBe(404);
    expect(await messages()).toEqual([]);
  });

  test("a taken port is an error", async () => {
    const port = Number(new URL(mailbox.origin).port);
    await expect(startMailbox({ httpPort: port, smtpPort: 0 })).rejects.toThrow(/EADDRINUSE/);
    const smtpPort = Number(mailbox.smtpUrl.split(":").at(-1));
    await expect(startMailbox({ httpPort: 0, smtpPort })).rejects.toThrow(/EADDRINUSE/);
  });
});
