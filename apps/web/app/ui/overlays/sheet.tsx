import { Dialog } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { Icon } from "../icon.tsx";

/**
 * Comes up from the bottom of a small screen and keeps the focus until it is closed; then `trigger`, which
 * opened it, gets the focus back. Without Radix's own overlay, for the reason given in `alert-dialog.tsx`.
 */
export function Sheet({ isOpen, onOpenChange, trigger, title, closeLabel, children }: SheetProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <Dialog.Portal>
        <div className="dialog-veil pointer-events-auto fixed inset-0 z-50 flex flex-col justify-end pt-10">
          <Dialog.Content
            aria-modal="true"
            aria-describedby={undefined}
            className="rise flex max-h-full flex-col rounded-t-[16px] border-t-[1.5px] border-line-strong bg-card outline-none"
          >
            <div className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-4">
              <Dialog.Title className="text-4">{title}</Dialog.Title>
              <Dialog.Close
                aria-label={closeLabel}
                className="grid size-11 place-items-center rounded-full hover:bg-sunken"
              >
                <Icon name="close" />
              </Dialog.Close>
            </div>
            {/* From the first tab stop, Radix moves the focus back to the last one without scrolling to it. */}
            <div
              onFocus={({ target }) => target.scrollIntoView({ block: "nearest" })}
              className="min-h-0 overflow-y-auto overscroll-contain"
            >
              {children}
            </div>
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type SheetProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  trigger: ReactElement;
  title: string;
  closeLabel: string;
  children: ReactNode;
};
