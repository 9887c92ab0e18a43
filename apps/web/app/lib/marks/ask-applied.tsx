import { useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.ts";
import { callEndpoint } from "../api/api.ts";
import { sentenceOf } from "../api/call-endpoint.ts";
import { departures } from "./departures.ts";
import { marks } from "./marks.ts";
import { appliedTexts } from "./texts.ts";

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
  if (vacancy === null) return null;
  const noteApplied = async () => {
    setBusy(true);
    try {
      await callEndpoint("saveVacancy", { body: { posting_id: vacancy.id } });
      const params = { id: vacancy.id };
      await callEndpoint("changeSavedVacancy", { params, body: { status: "applied" } });
      marks.noteSaved(userId, vacancy.id, true);
      showToast({ tone: "success", title: appliedTexts.noted, text: appliedTexts.notedText });
      departures.close();
    } catch (error) {
      showToast({ tone: "error", title: sentenceOf(error, appliedTexts.failed) });
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
        <Button busy={isBusy} onClick={() => void noteApplied()}>
          {appliedTexts.yes}
        </Button>
        <Button look="line" onClick={departures.close}>
          {appliedTexts.no}
        </Button>
      </div>
    </section>
  );
}
