import type { Product } from "./product.ts";

/** The stand-ins take the ports after the mailbox's, in an order of their own. */
const portsSearched = 20;

/**
 * Makes the stand-in of a portal misbehave until the next call.
 *
 * @param label the portal's name, as its stand-in's front page says it
 * @param mode `none` ends it
 * @param delayMs how long it takes to answer, in every mode, unless the next call comes sooner
 * @throws Error when there is no such stand-in
 */
export async function breakProvider(
  product: Product,
  label: string,
  mode: "none" | "blocked" | "changed" | "unavailable",
  delayMs = 0,
): Promise<void> {
  const response = await fetch(`${await findProvider(product, label)}/__faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ mode, delayMs }),
  });
  if (!response.ok) throw new Error(`The stand-in of ${label} refused: ${await response.text()}`);
}

async function findProvider(product: Product, label: string): Promise<string> {
  const mailbox = new URL(product.mailboxUrl);
  for (let offset = 1; offset <= portsSearched; offset++) {
    const origin = `http://127.0.0.1:${Number(mailbox.port) + offset}`;
    if ((await readFrontPage(origin)).includes(`<h1>${label} de demonstração</h1>`)) return origin;
  }
  throw new Error(`No stand-in calls itself ${label}.`);
}

async function readFrontPage(origin: string): Promise<string> {
  try {
    return await (await fetch(origin)).text();
  } catch {
    return "";
  }
}
