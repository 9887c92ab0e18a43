import { type ComponentType, useEffect, useState } from "react";
import { whenFirstToast } from "./toast.ts";

/**
 * Where toasts appear. Its code comes after the page, or with the first toast, whichever is sooner: what
 * has to be said of a lost connection must not need one.
 */
export function Toaster() {
  const [Host, setHost] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Host !== null) return undefined;
    const load = async () => {
      try {
        const { default: Loaded } = await import("./toaster-host.tsx");
        setHost(() => Loaded);
      } catch {
        // What waits to be said is said when the next toast has more luck.
      }
    };
    const timer = setTimeout(() => void load(), afterPageMs);
    const stopWaiting = whenFirstToast(() => void load());
    return () => {
      clearTimeout(timer);
      stopWaiting();
    };
  }, [Host]);
  return Host === null ? null : <Host />;
}

/** Counted from when the page can be used, so that the first view has the line to itself. */
const afterPageMs = 1000;
