import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";

/** A box with a message, within the content of the page. */
export function Notice({ tone, title, children, className }: NoticeProps) {
  return (
    <div className={classes("flex gap-3 rounded-surface border p-4", tones[tone].box, className)}>
      <Icon name={tones[tone].icon} className={classes("mt-0.5", tones[tone].mark)} />
      <div className="min-w-0 flex-1">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}

const tones = {
  info: { box: "border-line bg-sunken", mark: "text-muted", icon: "clock" },
  mail: { box: "border-line bg-sunken", mark: "text-muted", icon: "mail" },
  good: { box: "border-leaf bg-leaf-soft", mark: "text-leaf", icon: "check" },
  late: { box: "border-line-strong bg-card", mark: "text-wait", icon: "alert" },
  bad: { box: "border-alert bg-alert-soft", mark: "text-alert", icon: "alert" },
} as const;

type NoticeProps = { tone: keyof typeof tones; title?: ReactNode; children?: ReactNode; className?: string };
