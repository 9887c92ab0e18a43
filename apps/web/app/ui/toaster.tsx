import { type ComponentType, useEffect, useState } from "react";
import { whenFirstToast } from "./toast.ts";

/**
 * Where toasts appear. Its code comes as soon as the page can be used, and is asked for again with the first
 * toast if it did not: what has to be said of a lost connection must not need one.
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
    void load();
    return whenFirstToast(() => void load());
  }, [Host]);
  return Host === null ? null : <Host />;
}
