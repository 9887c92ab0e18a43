import { useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toasts/toast.ts";
import { sentenceOf, supportCodeOf } from "../api/call-endpoint.ts";
import { departures } from "../marks/departures.ts";
import { appliedTexts } from "../marks/texts.ts";
import { waitingTexts } from "./texts.ts";

/** Its own chunk: few visits of the page need it. */
const noting = () => import("./note-applied.ts");

/** Asks a person who is back from a portal, once for each vacancy, whether they applied, and notes it. */
export function AskApplied({ userId }: { userId: string }) {
  const vacancy = useSyncExternalStore(departures.subscribe, departures.read, () => null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") departures.comeBack();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  useEffect(() => {
    // The connection may break between the question and its answer.
    if (vacancy !== null) void noting().catch(() => {});
  }, [vacancy]);
  if (vacancy === null) return null;
  const answer = async () => {
    setBusy(true);
    try {
      const { noteApplied } = await noting();
      const told = await noteApplied(userId, vacancy);
      showToast(
        told === "told"
          ? { tone: "success", title: appliedTexts.noted, text: appliedTexts.notedText }
          : { tone: "info", title: appliedTexts.keptHere, text: waitingTexts.willBeSent },
      );
      departures.close();
    } catch (error) {
      showToast({
        tone: "error",
        title: sentenceOf(error, appliedTexts.failed),
        supportCode: supportCodeOf(error),
      });
    }
    setBusy(false);
  };
  return (
    <section
      aria-live="polite"
      aria-label={appliedTexts.question}
      className="rise fixed inset-x-0 bottom-0 z-30 border-t border-line-strong bg-card p-4 sm:inset-x-auto sm:right-4 sm:bottom-4 sm:w-96 sm:rounded-surface sm:border-[1.5px] print:hidden"
    >
      <p className="font-semibold">{appliedTexts.question}</p>
      <p className="line-clamp-2 text-1 text-muted wrap-anywhere">{vacancy.title}</p>
      <div className="mt-3 flex gap-2 *:flex-1">
        <Button busy={isBusy} onClick={() => void answer()}>
          {appliedTexts.yes}
        </Button>
        <Button look="line" onClick={departures.close}>
          {appliedTexts.no}
        </Button>
      </div>
    </section>
  );
}
