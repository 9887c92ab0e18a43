import { lazy, Suspense, useEffect, useState } from "react";
import { whenFirstToast } from "./toast.ts";

const ToasterHost = lazy(() => import("./toaster-host.tsx"));

/** Where toasts appear; loads nothing until the first one. */
export function Toaster() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => (isNeeded ? undefined : whenFirstToast(() => setNeeded(true))), [isNeeded]);
  return isNeeded ? (
    <Suspense fallback={null}>
      <ToasterHost />
    </Suspense>
  ) : null;
}
