import { AlertDialog as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

/**
 * Asks before something that cannot be undone. `trigger` opens it and gets the focus back.
 * Radix's own overlay is left out: it writes a <style> element, which our Content-Security-Policy
 * forbids; `app.css` keeps the page behind from scrolling instead.
 */
export function AlertDialog({ isOpen, onOpenChange, trigger, title, about, children }: AlertDialogProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <div className="dialog-veil pointer-events-auto fixed inset-0 z-50 grid place-items-center overflow-y-auto p-3 sm:p-6">
          <Radix.Content
            aria-modal="true"
            className="rise grid w-full max-w-lg gap-4 rounded-[16px] border-[1.5px] border-line-strong bg-card p-5 outline-none sm:p-7"
          >
            <Radix.Title className="text-5">{title}</Radix.Title>
            <Radix.Description asChild>
              <div>{about}</div>
            </Radix.Description>
            {children}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Wraps the button that cancels; it gets the focus first. */
export const AlertDialogCancel = Radix.Cancel;

type AlertDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  trigger: ReactElement;
  title: string;
  /** What will happen, in plain words; read aloud when the dialog opens. */
  about: ReactNode;
  children: ReactNode;
};
