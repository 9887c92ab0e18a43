import { type ReactNode, useId } from "react";
import { classes } from "./classes.ts";

/** One section of a page: a named card. */
export function Panel({ title, children, className }: PanelProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={classes("min-w-0 rounded-[16px] border border-line bg-card p-5 sm:p-6", className)}
    >
      <h2 id={titleId} className="mb-3 text-4">
        {title}
      </h2>
      {children}
    </section>
  );
}

type PanelProps = { title: ReactNode; children: ReactNode; className?: string };
