import { copyText } from "./copy-text.ts";

/**
 * Gives a link away as people do on their device: on a phone to another app, elsewhere to the clipboard.
 * @returns what became of it; `shared` also when the person chose nobody
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
    // Closed without choosing anybody.
  }
}

/** @returns whether this browser has a list of apps to share with; over plain HTTP none has */
export function canShare(): boolean {
  return typeof navigator !== "undefined" && typeof navigator.share === "function";
}

/** As narrow as where the interface is a phone's. */
function isPhone(): boolean {
  return window.matchMedia("(max-width: 767px)").matches;
}

/** `url` absolute. */
type SharedLink = { title: string; url: string };
