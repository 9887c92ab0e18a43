import type { Vacancy } from "@vagou/one-list/vacancy";
import { type KeyboardEvent, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { marks } from "#lib/marks/marks.ts";
import { toggleSaved } from "#lib/marks/save-vacancy.tsx";
import type { Opened } from "./create-opened.ts";
import { focusRow } from "./focus-row.ts";
import { listKeyOf } from "./list-keys.ts";
import { OpenVacancy } from "./open-vacancy.tsx";
import { idsOf } from "./postings-of.ts";
import { oneListTexts } from "./texts.ts";

/** On a wide screen: the vacancy that was opened, beside the list. */
export function Beside({ vacancies, opened }: { vacancies: readonly Vacancy[]; opened: Opened }) {
  const id = useSyncExternalStore(opened.subscribe, () => [...opened.read()].at(-1));
  const vacancy = id === undefined ? undefined : vacancies.find(({ lead }) => lead.id === id);
  const part = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = part;
    // When the window gets narrow, the vacancy is shown in its row, and the focus goes there with it.
    return () => {
      if (id !== undefined && current?.contains(document.activeElement) === true) focusRow(id);
    };
  }, [id]);
  const leave = () => {
    if (vacancy === undefined) return;
    opened.close(vacancy.lead.id);
    focusRow(vacancy.lead.id);
  };
  const hide = () => {
    if (vacancy === undefined) return;
    marks.mark("hidden", idsOf(vacancy));
    leave();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (vacancy === undefined) return;
    const wish = listKeyOf(event);
    if (wish === "save") toggleSaved(vacancy.lead.id, idsOf(vacancy));
    if (wish === "hide") hide();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons inside
    <section
      ref={part}
      onKeyDown={onKeyDown}
      aria-label={oneListTexts.beside}
      className="sticky top-[calc(var(--top-bar,0px)+4.5rem)] max-h-[calc(100vh-var(--top-bar,0px)-5.5rem)] overflow-y-auto overscroll-contain"
    >
      {vacancy === undefined ? (
        <p className="grid min-h-48 place-items-center rounded-surface border border-dashed border-line-strong p-8 text-center text-muted">
          {oneListTexts.chooseOne}
        </p>
      ) : (
        <OpenVacancy key={vacancy.lead.id} vacancy={vacancy} isBeside onClose={leave} onHide={hide} />
      )}
    </section>
  );
}
