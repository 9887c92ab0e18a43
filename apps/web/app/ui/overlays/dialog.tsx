import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useState } from "react";

/**
 * A question that opens by itself, also above another dialog; it is open as long as it is shown. What had the focus gets
 * it back. Without Radix's own overlay, for the reason given in `alert-dialog.tsx`.
 */
export function Dialog({ title, about, onClose, children }: DialogProps) {
  const [before] = useState(() => document.activeElement);
  return (
    <Radix.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Radix.Portal>
        <div className="dialog-veil pointer-events-auto fixed inset-0 z-50 grid place-items-center overflow-y-auto p-3 sm:p-6">
          <Radix.Content
            aria-modal="true"
            {...(about === null && { "aria-describedby": undefined })}
            // What was typed must not go by a touch beside it.
            onInteractOutside={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (before instanceof HTMLElement) before.focus();
            }}
            className="rise grid w-full max-w-md grid-cols-1 gap-4 rounded-[16px] border-[1.5px] border-line-strong bg-card p-5 outline-none sm:p-7"
          >
            <div>
              <Radix.Title className="text-5">{title}</Radix.Title>
              {about !== null && <Radix.Description className="mt-2 text-muted">{about}</Radix.Description>}
            </div>
            {children}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

type DialogProps = { title: string; about: ReactNode; onClose: () => void; children: ReactNode };
