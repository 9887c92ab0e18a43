import { type ReactNode, Suspense, use, useState } from "react";
import { takeTurn } from "./taking-over.ts";

/**
 * A part of every page, one element, that the app takes over in a task of its own. Until then it is as it was written, and
 * what is around it does not tell it anything new: what it shows of the device, it reads itself.
 */
export function OwnTask({ children }: { children: ReactNode }): ReactNode {
  const [turn] = useState(takeTurn);
  if (turn === null) return children;
  return (
    <Suspense fallback={null}>
      <Turn turn={turn}>{children}</Turn>
    </Suspense>
  );
}

function Turn({ turn, children }: { turn: Promise<void>; children: ReactNode }): ReactNode {
  use(turn);
  return children;
}
