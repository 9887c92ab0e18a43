import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { readWaitingProof, watchWaitingProof, type WaitingProof } from "./confirmation.ts";

/** Where a person is asked to prove that they are there. The code of the question arrives with the first one. */
export function ConfirmationHost() {
  const waiting = useSyncExternalStore(watchWaitingProof, readWaitingProof, () => null);
  const [Dialog, setDialog] = useState<ComponentType<{ waiting: WaitingProof }> | null>(null);
  useEffect(() => {
    if (waiting === null || Dialog !== null) return;
    const load = async () => {
      try {
        const { ConfirmationDialog } = await import("./confirmation-dialog.tsx");
        setDialog(() => ConfirmationDialog);
      } catch {
        // The act fails with the server's sentence, and may be tried again.
        waiting.settle(false);
      }
    };
    void load();
  }, [waiting, Dialog]);
  return Dialog === null || waiting === null ? null : <Dialog waiting={waiting} />;
}
