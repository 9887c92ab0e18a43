import {
  cloneElement,
  type ComponentProps,
  memo,
  type ReactElement,
  type ReactNode,
  useDeferredValue,
  useId,
  useRef,
} from "react";
import type { Button } from "../button.tsx";
import { classes } from "../classes.ts";
import { Icon } from "../icon.tsx";
import { Modal } from "./modal.tsx";

/**
 * Comes up from the bottom of a small screen and keeps the focus until it is closed, also by a touch beside it; then
 * `trigger`, which opened it, gets the focus back. A press is shown at once: the sheet comes a frame before its content, and
 * goes a frame before the page is within reach again.
 */
export function Sheet({ isOpen, onOpenChange, trigger, title, closeLabel, foot, children }: SheetProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const close = () => onOpenChange(false);
  const wasOpen = useDeferredValue(isOpen, false);
  return (
    <>
      {cloneElement(trigger, {
        ref: opener,
        onClick: () => onOpenChange(true),
        "aria-haspopup": "dialog",
        "aria-expanded": isOpen,
      })}
      {(isOpen || wasOpen) && (
        <Modal
          titleId={id}
          opener={opener}
          // Where the whole sheet scrolls, the browser would take the sheet itself.
          first={closer}
          onClose={close}
          closesBeside
          // Without a box it would lose the focus, for which the browser would look through all of the page.
          className={classes("open:flex flex-col justify-end pt-10", !isOpen && "opacity-0")}
        >
          <div className="rise flex max-h-full flex-col rounded-t-[16px] border-t-[1.5px] border-line-strong bg-card tiny:block tiny:overflow-y-auto">
            <div className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-4">
              <h2 id={id} className="text-4">
                {title}
              </h2>
              <button
                ref={closer}
                type="button"
                onClick={close}
                aria-label={closeLabel}
                className="grid size-11 place-items-center rounded-full hover:bg-sunken"
              >
                <Icon name="close" />
              </button>
            </div>
            <div className="min-h-0 overflow-y-auto overscroll-contain tiny:overflow-visible">
              {wasOpen ? <Content isGoing={!isOpen}>{children}</Content> : <div className="h-screen" />}
            </div>
            {wasOpen && foot}
          </div>
        </Modal>
      )}
    </>
  );
}

/** It is not rendered once more to go. */
const Content = memo(
  ({ children }: ContentProps) => children,
  (_, { isGoing }) => isGoing,
);

type ContentProps = { isGoing: boolean; children: ReactNode };

type SheetProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  trigger: ReactElement<ComponentProps<typeof Button>>;
  title: string;
  closeLabel: string;
  /**
   * Stays below the content. It is beside what scrolls and not `sticky` in it, where WebKit (2.50) goes on showing a text
   * that has changed.
   */
  foot?: ReactNode;
  children: ReactNode;
};
