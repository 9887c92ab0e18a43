/** Puts `text` on the clipboard. @returns false where the browser refuses (no permission, plain HTTP) */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
