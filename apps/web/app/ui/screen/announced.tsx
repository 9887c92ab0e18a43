import { type ReactNode, useEffect, useState } from "react";

/**
 * News that come together with the screen that shows them. A screen reader says what changes in such a place, not what the
 * place came with. So the words are hidden from it at first, and come once the place is known; nothing moves.
 */
export function Announced({ className, children }: { className: string; children: ReactNode }) {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const soon = setTimeout(() => setKnown(true), knownMs);
    return () => clearTimeout(soon);
  }, []);
  return (
    <output className={className}>
      <span aria-hidden={!isKnown}>{children}</span>
    </output>
  );
}

/** Firefox with Orca says the change after this time. */
const knownMs = 200;
