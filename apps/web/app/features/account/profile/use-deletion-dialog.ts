import { useState } from "react";
import { useSearchParams } from "react-router";
import { unprovenParameter } from "../google-return.ts";

const parameter = "excluir";

/** Whether the deletion dialog is open; a login with Google in between comes back to it, open, proven or not. */
export function useDeletionDialog() {
  const [query, setQuery] = useSearchParams();
  const isBack = query.get(parameter) === "1";
  const isProven = isBack && !query.has(unprovenParameter);
  const [isOpen, setOpen] = useState(isBack);
  const onOpenChange = (isOpen: boolean) => {
    setOpen(isOpen);
    if (isOpen || !isBack) return;
    setQuery(
      (current) => {
        for (const name of [parameter, unprovenParameter]) current.delete(name);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { isOpen, onOpenChange, isProven, returnPath: `/profile?${parameter}=1` };
}
