import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { classes } from "../classes.ts";
import { openOnTop } from "../screen/top-dialog.ts";
import { keepTabWithin } from "./keep-tab-within.ts";

/**
 * The browser's own dialog, open as long as it is shown, with a veil over the page: the browser keeps the focus in it and
 * the page out of reach. On closing, `opener` gets the focus, or else what had it before. At the end of the document, so
 * that no style of the place where it is written reaches it.
 */
export function Modal({
  role,
  titleId,
  aboutId,
  opener,
  first,
  onClose,
  closesBeside = false,
  className,
  children,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown === null) return undefined;
    const back = opener?.current ?? document.activeElement;
    const close = openOnTop(shown);
    first?.current?.focus();
    return () => {
      close();
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, [first, opener]);
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keyboard closes it by Escape
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={aboutId}
      onCancel={(event) => {
        // A file field in it cancels, too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => {
        // The event comes later: by then another one may be open.
        if (!currentTarget.isConnected) return;
        // The browser closes it without asking when it asked before in vain.
        onClose();
        setTimeout(() => {
          if (currentTarget.isConnected && !currentTarget.open) currentTarget.showModal();
        });
      }}
      onKeyDown={keepTabWithin}
      onPointerDown={({ target, currentTarget }) => {
        isPressedBeside.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        if (closesBeside && isPressedBeside.current && target === currentTarget) onClose();
      }}
      className={classes(
        "dialog-veil fixed inset-0 m-0 size-full max-h-none max-w-none text-ink backdrop:bg-transparent",
        className,
      )}
    >
      {children}
    </dialog>,
    document.body,
  );
}

type ModalProps = {
  role?: "alertdialog";
  titleId: string;
  aboutId?: string | undefined;
  /** What opened it. */
  opener?: RefObject<HTMLElement | null>;
  /** What gets the focus; the first in it by default. */
  first?: RefObject<HTMLElement | null>;
  /** A person wants to close it: by Escape, or by going back on a phone. */
  onClose: () => void;
  /** A press on the veil closes it, too. */
  closesBeside?: boolean;
  className: string;
  children: ReactNode;
};
