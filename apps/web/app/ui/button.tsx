import type { ComponentProps, MouseEvent } from "react";
import { Link, type LinkProps } from "react-router";
import { classes } from "./classes.ts";
import { Spinner } from "./spinner.tsx";

type Look = { look?: keyof typeof looks; wide?: boolean };

/**
 * An action. While `busy` it shows a spinner and cannot be pressed again, but keeps the focus: a button
 * that becomes disabled while it has the focus loses it to the page.
 */
export function Button({ look, wide, busy = false, onClick, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      {...rest}
      onClick={busy ? refuse : onClick}
      aria-busy={busy || undefined}
      className={classes(buttonClasses({ look, wide }), className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** Also keeps a form from being sent. */
function refuse(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
}

/** A link with the look of a button. */
export function ButtonLink({ look, wide, className, ...rest }: LinkProps & WithUndefined<Look>) {
  return <Link {...rest} className={classes(buttonClasses({ look, wide }), className)} />;
}

export function buttonClasses({ look = "main", wide = false }: WithUndefined<Look>): string {
  return classes(
    "inline-flex min-h-11 items-center justify-center gap-2 rounded-full border-[1.5px] px-5 text-2 leading-tight font-semibold text-center text-balance",
    "transition-[background-color,border-color,filter] duration-[120ms] ease-house",
    "disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sunken disabled:text-muted",
    "aria-disabled:pointer-events-none aria-disabled:border-transparent aria-disabled:bg-sunken aria-disabled:text-muted",
    wide && "w-full",
    looks[look],
  );
}

const looks = {
  main: "border-transparent bg-leaf text-leaf-ink enabled:hover:brightness-110 [a&]:hover:brightness-110",
  line: "border-line-strong bg-card text-ink enabled:hover:border-leaf enabled:hover:bg-leaf-soft [a&]:hover:border-leaf [a&]:hover:bg-leaf-soft",
  danger: "border-transparent bg-alert text-paper enabled:hover:brightness-110 [a&]:hover:brightness-110",
  "danger-line": "border-alert bg-card text-alert enabled:hover:bg-alert-soft [a&]:hover:bg-alert-soft",
  quiet: "border-transparent text-ink enabled:hover:bg-sunken [a&]:hover:bg-sunken",
};

type ButtonProps = ComponentProps<"button"> & WithUndefined<Look> & { busy?: boolean };
type WithUndefined<T> = { [K in keyof T]?: T[K] | undefined };

/** A `ref` of what takes the focus when it appears, because it takes the place of what the person has just used. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
