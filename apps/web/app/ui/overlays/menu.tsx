import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { buttonClasses } from "../button.tsx";
import { classes } from "../classes.ts";
import { keepInWindow } from "./keep-in-window.ts";

/**
 * A button in the header with a menu below it. What can be chosen in `children` has the role `menuitem` and
 * `menuItemClasses`, and is out of the tab order: arrows, Home, End and first letters lead through it.
 */
export function Menu({ label, face, className, children }: MenuProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<OpenedBy | null>(null);
  const isOpen = opened !== null;
  useEffect(() => {
    if (opened === null) return undefined;
    keepInWindow(menu.current);
    const first = opened === "keyboard" ? itemsOf(menu.current)[0] : menu.current;
    first?.focus({ preventScroll: true });
    const closeBeside = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpened(null);
    };
    // A press on something, or the focus on its way to it.
    document.addEventListener("pointerdown", closeBeside);
    document.addEventListener("focusin", closeBeside);
    return () => {
      document.removeEventListener("pointerdown", closeBeside);
      document.removeEventListener("focusin", closeBeside);
    };
  }, [opened]);
  const leave = () => {
    button.current?.focus();
    setOpened(null);
  };
  const onKey = (event: KeyboardEvent) => {
    // From the button, the key then leads to what follows it.
    if (event.key === "Escape" || event.key === "Tab") leave();
    else if (!press(event, itemsOf(menu.current))) return;
    if (event.key !== "Tab") event.preventDefault();
  };
  return (
    <div ref={place} className="relative min-w-0">
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        // A press by the keyboard has no place.
        onClick={({ detail }) => setOpened(isOpen ? null : detail === 0 ? "keyboard" : "pointer")}
        onKeyDown={(event) => {
          // A quick person closes it before it has the focus.
          if (isOpen && event.key === "Escape") leave();
          else if (event.key === "ArrowDown") setOpened("keyboard");
          else return;
          event.preventDefault();
        }}
        className={classes(buttonClasses({ look: "line" }), "max-w-full min-w-0 px-4!")}
      >
        {face}
      </button>
      {isOpen && (
        <div
          ref={menu}
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={onKey}
          onClick={({ target }) => {
            if (target instanceof Element && target.closest(itemSelector) !== null) leave();
          }}
          className={classes(
            "rise absolute top-full right-0 z-50 mt-1.5 max-w-[calc(100vw-1.5rem)] rounded-surface border-[1.5px] border-line-strong bg-card p-1.5 outline-none",
            className,
          )}
        >
          {children}
        </div>
      )}
    </div>
  );
}

export const menuItemClasses =
  "flex min-h-11 w-full cursor-pointer items-center rounded-small px-3 text-left font-semibold -outline-offset-2 hover:bg-leaf-soft focus:bg-leaf-soft";

type OpenedBy = "keyboard" | "pointer";

const itemSelector = "[role=menuitem]";

/** Those in sight: some are only for small screens. */
function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>(itemSelector) ?? [])].filter(
    (item) => item.getClientRects().length > 0,
  );
}

/** @returns false when the key says nothing to a menu */
function press({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent, items: HTMLElement[]): boolean {
  if (ctrlKey || altKey || metaKey) return false;
  const at = items.findIndex((item) => item === target);
  const next =
    key === "ArrowDown"
      ? items[at + 1]
      : key === "ArrowUp"
        ? items.at(at === -1 ? -1 : Math.max(0, at - 1))
        : key === "Home"
          ? items[0]
          : key === "End"
            ? items.at(-1)
            : undefined;
  if (next !== undefined) next.focus();
  else if (key === " ") items[at]?.click();
  else if (key.length === 1) {
    // From the next one on, and then from the start.
    const others = [...items.slice(at + 1), ...items.slice(0, at + 1)];
    others.find((item) => isFirstLetter(key, item))?.focus();
  }
  return next !== undefined || key === " " || key.startsWith("Arrow");
}

function isFirstLetter(key: string, item: HTMLElement): boolean {
  return item.innerText.trim().slice(0, 1).toLocaleLowerCase("pt-BR") === key.toLocaleLowerCase("pt-BR");
}

type MenuProps = {
  /** What the button and the menu are called. */
  label: string;
  /** What the button shows. */
  face: ReactNode;
  className: string;
  children: ReactNode;
};
