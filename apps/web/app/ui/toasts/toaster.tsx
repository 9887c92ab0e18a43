import { type ComponentType, useEffect, useState } from "react";
import { whenLoaded } from "#lib/device/when-loaded.ts";
import { whenFirstToast } from "./toast.ts";

/**
 * Where toasts appear. Its code is loaded as soon as the browser is idle, so that a toast about a lost connection
 * does not need the connection. If that fails, the first toast loads it again.
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
        // Waiting toasts are shown when a later attempt loads the code.
      }
    };
    whenLoaded(() => void load());
    return whenFirstToast(() => void load());
  }, [Host]);
  return Host === null ? null : <Host />;
}
