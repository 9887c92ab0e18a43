import type { Mailbox } from "@vagou/standins/mailbox/mailbox";
import { expect } from "vitest";
import { z } from "zod";

const messages = z.array(z.object({ to: z.string(), text: z.string() }));

/** Waits for a message with a link to a path. @returns the secret of the newest such link to this address */
export async function waitForLink(
  { origin }: Mailbox,
  { to, path }: { to: string; path: "confirm-account" | "reset-password" },
): Promise<string> {
  let token: string | undefined;
  await expect
    .poll(
      async () => {
        const kept = messages.parse(await (await fetch(`${origin}/messages`)).json());
        const own = kept.filter((message) => message.to === to);
        [token] = own.flatMap(({ text }) => new RegExp(`/${path}\\?token=([\\w-]+)`).exec(text)?.[1] ?? []);
        return token;
      },
      { timeout: 30_000 },
    )
    .toBeDefined();
  return token ?? "";
}
