import { classes } from "./classes.ts";

/** Holds the place of something that is loading; `className` gives it its size. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={classes("pulse-soft block rounded-small bg-sunken", className)} />
  );
}
