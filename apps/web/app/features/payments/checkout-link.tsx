import { type MouseEvent, type ReactNode, useRef } from "react";
import { Button, buttonClasses } from "#ui/button.tsx";
import { showToast } from "#ui/toasts/toast.ts";
import { packageTexts } from "./texts.ts";

/**
 * Links to the page where the item is paid; a disabled button where there is none.
 * `note` stands below and says where it leads, or why it does not. `onLeave` before the browser goes.
 */
export function CheckoutLink({ address, look, busy, note, onLeave, children }: CheckoutLinkProps) {
  const warned = useRef(false);
  const leave = (event: MouseEvent) => {
    // A few devices always say that they have no connection: a second press goes on.
    if (navigator.onLine || warned.current) return onLeave();
    warned.current = true;
    // The browser would leave for its own error page, with which a person may fear to have paid.
    event.preventDefault();
    return showToast({ tone: "warning", title: packageTexts.failed, text: packageTexts.offline });
  };
  return (
    <div className="mt-auto grid gap-2 pt-2">
      {address === null ? (
        <Button look={look} wide disabled busy={busy}>
          {children}
        </Button>
      ) : (
        <a href={address.href} onClick={leave} className={buttonClasses({ look, wide: true })}>
          {children}
        </a>
      )}
      <p className="min-h-[3em] text-center text-1 text-muted wrap-anywhere">{note}</p>
    </div>
  );
}

type CheckoutLinkProps = {
  address: URL | null;
  look: "main" | "line";
  busy: boolean;
  note: ReactNode;
  onLeave: () => void;
  children: ReactNode;
};
