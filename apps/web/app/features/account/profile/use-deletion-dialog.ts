import { useState } from "react";
import { useSearchParams } from "react-router";

const parameter = "excluir";

/** Whether the deletion dialog is open; a login with Google in between comes back to it, open. */
export function useDeletionDialog() {
  const [query, setQuery] = useSearchParams();
  const isBackFromGoogle = query.get(parameter) === "1";
  const [isOpen, setOpen] = useState(isBackFromGoogle);
  const onOpenChange = (isOpen: boolean) => {
    setOpen(isOpen);
    if (isOpen || !isBackFromGoogle) return;
    setQuery(
      (current) => {
        current.delete(parameter);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { isOpen, onOpenChange, isBackFromGoogle, returnPath: `/profile?${parameter}=1` };
}
