import { useCallback, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { topDialog } from "../screen/top-dialog.ts";
import { ShownToast } from "./shown-toast.tsx";
import { takeToasts, type Toast } from "./toast.ts";

/** A further toast takes the place of the oldest one. */
const toastsMax = 5;

/** Shows toasts at the top of the screen, the newest above the others. Hover, focus and another window stop their time; F8 leads to them. */
export default function ToasterHost() {
  const [place] = useState(makePlace);
  const list = useRef<HTMLOListElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const [toasts, setToasts] = useState<readonly (Toast & { id: number })[]>([]);
  const [stops, setStops] = useState<Stops>({ pointer: false, focus: false, away: false });
  const stop = useCallback((by: Partial<Stops>) => setStops((all) => ({ ...all, ...by })), []);

  useEffect(
    () =>
      takeToasts((toast) => {
        const shown = { ...toast, id: (count += 1) };
        setToasts((others) => [...others, shown].slice(-toastsMax));
      }),
    [],
  );
  useEffect(() => keepInReach(place), [place]);
  useEffect(() => {
    const leave = () => stop({ away: true });
    const comeBack = () => stop({ away: false });
    const lead = ({ key }: KeyboardEvent) => {
      if (key === "F8") list.current?.focus();
    };
    window.addEventListener("blur", leave);
    window.addEventListener("focus", comeBack);
    document.addEventListener("keydown", lead);
    return () => {
      window.removeEventListener("blur", leave);
      window.removeEventListener("focus", comeBack);
      document.removeEventListener("keydown", lead);
    };
  }, [stop]);

  const close = (id: number) => {
    // The focus stays with the others; the last one gives it back.
    if (list.current?.contains(document.activeElement))
      (toasts.length > 1 ? list : before).current?.focus({ preventScroll: true });
    // An empty list has no place that the pointer could leave.
    if (toasts.length === 1) stop({ pointer: false });
    setToasts((all) => all.filter((toast) => toast.id !== id));
  };
  const isStopped = stops.pointer || stops.focus || stops.away;
  return createPortal(
    <section aria-label="Avisos (F8)">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only stops the time */}
      <ol
        ref={list}
        tabIndex={-1}
        aria-live="polite"
        onPointerEnter={() => stop({ pointer: true })}
        onPointerLeave={() => stop({ pointer: false })}
        onFocus={({ currentTarget, relatedTarget }) => {
          stop({ focus: true });
          if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
            before.current = relatedTarget;
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
            stop({ focus: false });
        }}
        className="toasts"
      >
        {toasts.map((toast) => (
          <ShownToast key={toast.id} toast={toast} isStopped={isStopped} onClose={() => close(toast.id)} />
        ))}
      </ol>
    </section>,
    place,
  );
}

let count = 0;

/** What stops the time of all toasts. */
type Stops = { pointer: boolean; focus: boolean; away: boolean };

function makePlace(): HTMLElement {
  const place = document.createElement("div");
  place.className = "contents";
  return place;
}

/**
 * Puts the toasts into the dialog above all others: what is outside of it cannot be used. They are moved, not drawn again,
 * so that their time goes on.
 */
function keepInReach(place: HTMLElement): () => void {
  const move = () => (topDialog.read() ?? document.body).append(place);
  move();
  const stop = topDialog.subscribe(move);
  return () => {
    stop();
    place.remove();
  };
}
