import { type PointerEvent, useEffect, useRef } from "react";
import { classes } from "../classes.ts";
import { Icon } from "../icon.tsx";
import { SupportCode } from "../support-code.tsx";
import type { Toast } from "./toast.ts";

const durationMs = 5_000;
/** For one with a code that a person may want to copy. */
const withCodeMs = 20_000;
/** How far up a finger moves a toast to close it. */
const swipePx = 50;

/** One toast, which closes when its time is over, by its button, by Escape, or by a finger that moves it up. */
export function ShownToast({ toast, isStopped, onClose }: ShownToastProps) {
  const { tone, title, text, supportCode = null, until } = toast;
  const leftMs = useRef(toast.durationMs ?? (supportCode === null ? durationMs : withCodeMs));
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (isStopped) return undefined;
    const since = Date.now();
    const timer = setTimeout(() => close.current(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - since;
    };
  }, [isStopped]);
  useEffect(() => until?.(() => close.current()), [until]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape does what its button does
    <li
      {...useSwipe(onClose)}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // A dialog below stays open.
        event.preventDefault();
        onClose();
      }}
      data-toast={tone}
      className="rise pointer-events-auto relative flex touch-pan-x gap-3 rounded-surface border border-line-strong bg-card py-4 pr-13 pl-4"
    >
      <Icon name={icons[tone]} className={classes("mt-0.5", colours[tone])} />
      <div className="min-w-0 wrap-anywhere">
        <div data-title className="font-semibold">
          {title}
        </div>
        {text !== undefined && <div className="text-1 text-muted">{text}</div>}
        <SupportCode code={supportCode} />
      </div>
      <button
        type="button"
        onClick={onClose}
        aria-label="Fechar aviso"
        className="absolute top-1 right-1 grid size-11 cursor-pointer place-items-center rounded-small hover:bg-sunken"
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

/** @returns what a toast does with a finger on it, which a mouse does not: it marks text */
function useSwipe(onSwiped: () => void) {
  const startY = useRef<number | null>(null);
  const moveTo = (toast: HTMLElement, y: number | null) => {
    toast.style.translate = y === null ? "" : `0 ${Math.min(0, y)}px`;
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    if (startY.current === null) return;
    const up = startY.current - event.clientY;
    startY.current = null;
    moveTo(event.currentTarget, null);
    if (event.type === "pointerup" && up >= swipePx) onSwiped();
  };
  return {
    onPointerDown: ({ pointerType, clientY }: PointerEvent) => {
      if (pointerType !== "mouse") startY.current = clientY;
    },
    onPointerMove: ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
      if (startY.current !== null) moveTo(currentTarget, clientY - startY.current);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

const icons = { success: "check", error: "alert", warning: "alert", info: "info" } as const;
const colours = { success: "text-leaf", error: "text-alert", warning: "text-wait", info: "text-muted" };

type ShownToastProps = {
  toast: Toast;
  /** Its time does not go on. */
  isStopped: boolean;
  onClose: () => void;
};
