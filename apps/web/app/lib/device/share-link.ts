import { copyText } from "./use-copy.ts";

/**
 * Shares a link as is usual on the device: on a phone with another app, elsewhere through the clipboard.
 * @returns the result; `shared` also when the person closed the list without choosing an app
 */
export async function shareOrCopy(link: SharedLink): Promise<"shared" | "copied" | "failed"> {
  if (isPhone() && canShare()) {
    await shareLink(link);
    return "shared";
  }
  return (await copyText(link.url)) ? "copied" : "failed";
}

/** Opens the device's own list of apps. */
export async function shareLink(link: SharedLink): Promise<void> {
  try {
    await navigator.share(link);
  } catch {
    // The person closed the list without choosing an app.
  }
}

/** @returns whether this browser has a list of apps to share with; over plain HTTP none has */
export function canShare(): boolean {
  return typeof navigator !== "undefined" && typeof navigator.share === "function";
}

/** @returns the address that opens WhatsApp with `message` written; the person chooses who gets it */
export function whatsAppAddress(message: string): string {
  return `https://wa.me/?${new URLSearchParams({ text: message })}`;
}

/** As narrow as where the interface is a phone's. */
function isPhone(): boolean {
  return window.matchMedia("(max-width: 767px)").matches;
}

/** `url` absolute. */
type SharedLink = { title: string; url: string };
