import {
  cloneElement,
  type ComponentProps,
  createContext,
  type ReactElement,
  type ReactNode,
  use,
  useId,
  useRef,
} from "react";
import type { Button } from "../button.tsx";
import { Modal } from "./modal.tsx";

/**
 * Asks before something that cannot be undone. `trigger` opens it and gets the focus back. Its title has the focus first: a
 * long question begins at its top on a small screen, and Enter does nothing yet.
 */
export function AlertDialog({ isOpen, onOpenChange, trigger, title, about, children }: AlertDialogProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => onOpenChange(false);
  return (
    <>
      {cloneElement(trigger, {
        ref: opener,
        onClick: () => onOpenChange(true),
        "aria-haspopup": "dialog",
        "aria-expanded": isOpen,
      })}
      {isOpen && (
        <Modal
          role="alertdialog"
          titleId={`${id}-title`}
          aboutId={`${id}-about`}
          opener={opener}
          first={heading}
          onClose={close}
          className="open:grid place-items-center overflow-y-auto p-3 sm:p-6"
        >
          <div className="rise grid w-full max-w-lg gap-4 rounded-[16px] border-[1.5px] border-line-strong bg-card p-5 sm:p-7">
            <h2 ref={heading} tabIndex={-1} id={`${id}-title`} className="text-5 outline-none">
              {title}
            </h2>
            <div id={`${id}-about`}>{about}</div>
            <Cancelling value={close}>{children}</Cancelling>
          </div>
        </Modal>
      )}
    </>
  );
}

/** Around the button that cancels. */
export function AlertDialogCancel({ children }: { children: ReactElement<ComponentProps<typeof Button>> }) {
  const close = use(Cancelling);
  return cloneElement(children, { onClick: close });
}

const Cancelling = createContext<(() => void) | undefined>(undefined);

type AlertDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  trigger: ReactElement<ComponentProps<typeof Button>>;
  title: string;
  /** What will happen, in plain words; read aloud when the dialog opens. */
  about: ReactNode;
  children: ReactNode;
};
