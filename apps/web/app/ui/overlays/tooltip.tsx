import {
  cloneElement,
  type ComponentProps,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from "react";
import { keepInWindow } from "./keep-in-window.ts";

/**
 * Explains `children`, a button in the header, below it: to a mouse after 700 ms, at once within 300 ms after another
 * explanation, and to the keyboard at once. The pointer may go on to the text; Escape and a press close it.
 */
export function Tooltip({ children, text, label }: TooltipProps) {
  const id = useId();
  const [state, setState] = useState<"closed" | "waiting" | "open">("closed");
  const isOpen = state === "open";
  const close = () => setState("closed");
  useEffect(() => {
    if (state !== "waiting") return undefined;
    const timer = setTimeout(() => setState("open"), Date.now() - closedAt < againMs ? 0 : delayMs);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setState("closed");
    };
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("keydown", closeByKey);
      closedAt = Date.now();
    };
  }, [isOpen]);
  const wait = ({ pointerType }: PointerEvent) => {
    // A finger does not hover: its press is one of the button.
    if (pointerType !== "touch" && !isOpen) setState("waiting");
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button inside serves the keyboard
    <span className="relative inline-flex" onPointerEnter={wait} onPointerLeave={close}>
      {cloneElement(children, {
        "aria-describedby": isOpen ? id : undefined,
        onFocus: ({ currentTarget }) => {
          if (currentTarget.matches(":focus-visible")) setState("open");
        },
        onBlur: close,
        onPointerDown: close,
        onClick: close,
      })}
      {isOpen && (
        // With the gap above it, so that the pointer stays on it on its way.
        <span ref={keepInWindow} className="absolute top-full right-0 z-50 w-max pt-1.5">
          <span
            id={id}
            role="tooltip"
            aria-label={label}
            className="rise block max-w-[min(18rem,calc(100vw-1.5rem))] rounded-small bg-ink px-3 py-2 text-1 text-paper"
          >
            {text}
          </span>
        </span>
      )}
    </span>
  );
}

const delayMs = 700;
const againMs = 300;
let closedAt = -Infinity;

type TooltipProps = {
  children: ReactElement<ComponentProps<"button">>;
  text: ReactNode;
  /** What is read aloud instead of `text`, where that holds more than words. */
  label?: string;
};
