import { useEffect, useRef, useState } from "react";

/** How long a button says that it worked. */
const copiedMs = 2000;

/**
 * A button that copies. `isCopied` for two seconds after a copy; copied again, for the whole time again.
 * `copy` answers false where the browser refuses.
 */
export function useCopy(): { isCopied: boolean; copy: (text: string) => Promise<boolean> } {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (text: string) => {
    const isDone = await copyText(text);
    if (isDone) {
      setCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCopied(false), copiedMs);
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
