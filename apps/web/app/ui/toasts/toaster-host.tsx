import { Toast as Radix } from "radix-ui";
import { useEffect, useState } from "react";
import { classes } from "../classes.ts";
import { Icon } from "../icon.tsx";
import { SupportCode } from "../support-code.tsx";
import { takeToasts, type Toast } from "./toast.ts";

/** A further toast takes the place of the oldest one. */
const toastsMax = 5;
const durationMs = 5_000;
/** For one with a code that a person may want to copy. */
const withCodeMs = 20_000;

/** Shows toasts below the header, the newest on top. Hover, focus and another window stop their time. */
export default function ToasterHost() {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  useEffect(
    () =>
      takeToasts((toast) => {
        const shown = { ...toast, id: (count += 1) };
        setToasts((others) => [...others, shown].slice(-toastsMax));
      }),
    [],
  );
  const close = (id: number) => setToasts((all) => all.filter((toast) => toast.id !== id));
  return (
    <Radix.Provider label="Aviso" duration={durationMs} swipeDirection="up" announcerContainer={unattached}>
      {toasts.map(({ id, tone, title, text, supportCode = null, ...toast }) => (
        <Radix.Root
          key={id}
          duration={toast.durationMs ?? (supportCode === null ? durationMs : withCodeMs)}
          onOpenChange={() => close(id)}
          data-toast={tone}
          className="rise pointer-events-auto relative flex gap-3 rounded-surface border border-line-strong bg-card py-4 pr-13 pl-4"
        >
          <Icon name={icons[tone]} className={classes("mt-0.5", colours[tone])} />
          <div className="min-w-0 wrap-anywhere">
            <Radix.Title data-title className="font-semibold">
              {title}
            </Radix.Title>
            {text !== undefined && (
              <Radix.Description className="text-1 text-muted">{text}</Radix.Description>
            )}
            <SupportCode code={supportCode} />
          </div>
          <Radix.Close
            aria-label="Fechar aviso"
            className="absolute top-1 right-1 grid size-11 cursor-pointer place-items-center rounded-small hover:bg-sunken"
          >
            <Icon name="close" />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport label="Avisos ({hotkey})" aria-live="polite" className="toasts" />
    </Radix.Provider>
  );
}

let count = 0;

type ShownToast = Toast & { id: number };

/**
 * Radix announces a hidden copy of each toast, in which title and text run together. Here the list itself is the live
 * region, and the copy goes into an element that is not in the page.
 */
const unattached = document.createElement("div");

const icons = { success: "check", error: "alert", warning: "alert", info: "info" } as const;
const colours = { success: "text-leaf", error: "text-alert", warning: "text-wait", info: "text-muted" };
