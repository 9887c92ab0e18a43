import type { Page } from "playwright-core";
import type { Product } from "../product/product.ts";

/**
 * Everything that an attack could do in a page, from now on: a dialog, a request to another host, another page.
 * `refusals`: what the Content-Security-Policy refused.
 */
export async function recordAttacks(
  page: Page,
  { baseUrl }: Pick<Product, "baseUrl">,
): Promise<{ attacks: readonly string[]; refusals: readonly string[] }> {
  const attacks: string[] = [];
  const refusals: string[] = [];
  const own = new URL(baseUrl).host;
  page.on("dialog", async (dialog) => {
    attacks.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.context().on("request", (request) => {
    const { host, protocol } = new URL(request.url());
    const isOurs = host === own || (protocol === "data:" && request.resourceType() === "image");
    if (!isOurs) attacks.push(`request: ${request.url().slice(0, 200)}`);
  });
  page.on("popup", (other) => void attacks.push(`page: ${other.url()}`));
  page.on("console", (message) => {
    if (message.text().startsWith("refused: ")) refusals.push(message.text());
  });
  await page.addInitScript(
    `addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      console.error("refused: " + violatedDirective + " " + blockedURI + " " + sample))`,
  );
  return { attacks, refusals };
}

/** @returns the elements and attributes of the page now with which a text could do more than be read */
export async function hostileElements(page: Page): Promise<string[]> {
  return await page.evaluate<string[]>(hostileElementsNow);
}

/** The same, as an expression for a page. */
export const hostileElementsNow = `[...document.querySelectorAll("*")].flatMap((element) => {
  const name = element.localName;
  const isIcon = element.closest("svg[aria-hidden]") !== null;
  const isOurScript = name === "script" && (new URL(element.getAttribute("src") ?? "//none", location.href).origin === location.origin || element.textContent === ""
    || element.type === "application/ld+json" || element.closest(".vacancy-text, article") === null);
  const strange = ["iframe", "frame", "object", "embed", "applet", "base", "marquee", "math", "style", "template",
    "plaintext", "portal", "video", "audio", "image"].includes(name) && element.closest("main") !== null
    || (name === "script" && !isOurScript)
    || (element.closest(".vacancy-text") !== null && [...element.attributes].some(({ name, value }) => name !== "is" || value !== "")
      && !element.classList.contains("vacancy-text"));
  const attributes = element.getAttributeNames().filter((attribute) =>
    attribute.startsWith("on") || ["srcdoc", "formaction", "ping", "background", "dynsrc"].includes(attribute)
    || (["href", "src", "action", "xlink:href", "data"].includes(attribute)
      && !isIcon && !["http:", "https:", "mailto:", "whatsapp:"].includes(
        new URL(element.getAttribute(attribute), location.href).protocol)));
  return strange ? [name] : attributes.map((attribute) => name + " " + attribute);
})`;
