import { classes } from "./classes.ts";

/** The token with three grooves. Only the token is yellow, so yellow always means money. */
export function Coin({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classes("inline-block size-[1.15em] shrink-0 align-[-.2em]", className)}
    >
      <circle cx="12" cy="12" r="10.4" strokeWidth="1.6" className="fill-ficha stroke-ficha-edge" />
      <path
        d="M12 5.2v13.6M8.6 6.4v11.2M15.4 6.4v11.2"
        strokeWidth="1.6"
        strokeLinecap="round"
        className="stroke-ficha-edge"
      />
    </svg>
  );
}
