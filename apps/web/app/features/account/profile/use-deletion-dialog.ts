import { useState } from "react";
import { useSearchParams } from "react-router";
import { unprovenParameter } from "../google/google-return.ts";

const parameter = "excluir";

/** Whether the deletion dialog is open; it opens again after a login with Google, with or without the proof. */
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
