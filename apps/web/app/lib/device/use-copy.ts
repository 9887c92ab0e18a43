import { useEffect, useState } from "react";

/** How long a button says that it worked. */
const copiedMs = 2000;

/**
 * A button that copies. `isCopied` for two seconds after a copy; copied again, for the whole time again.
 * `copy` answers false where the browser refuses.
 */
export function useCopy(): { isCopied: boolean; copy: (text: string) => Promise<boolean> } {
  const [copies, setCopies] = useState(0);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = async (text: string) => {
    const isDone = await copyText(text);
    if (isDone) {
      setCopied(true);
      setCopies((count) => count + 1);
    }
    return isDone;
  };
  return { isCopied, copy };
}

/** Puts `text` on the clipboard. @returns false where the browser refuses (no permission, plain HTTP) */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
