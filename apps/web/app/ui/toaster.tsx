import { type ComponentType, useEffect, useState } from "react";
import { whenFirstToast } from "./toast.ts";

/** Where toasts appear; loads nothing until the first one, unless `prepareToaster` was called. */
export function Toaster() {
  const [Host, setHost] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Host !== null) return undefined;
    return whenFirstToast(() => void loadHost().then((host) => host && setHost(() => host)));
  }, [Host]);
  return Host && <Host />;
}

/** Fetches the code of toasts ahead, for a page that has something to say when the connection is gone. */
export function prepareToaster(): void {
  void loadHost();
}

/** @returns null without a connection; the next toast tries again */
async function loadHost(): Promise<ComponentType | null> {
  try {
    return (await import("./toaster-host.tsx")).default;
  } catch {
    return null;
  }
}
