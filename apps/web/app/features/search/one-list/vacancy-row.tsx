import { providerLabel } from "@vagou/contract/search/catalogue";
import type { Job } from "@vagou/contract/search/job";
import { fillFacts } from "@vagou/one-list/fill-facts";
import type { Vacancy } from "@vagou/one-list/vacancy";
import { type KeyboardEvent, type Ref, useMemo, useRef, useSyncExternalStore } from "react";
import { marks, useMarks } from "#lib/marks/marks.ts";
import { SaveVacancy, toggleSaved } from "#lib/marks/save-vacancy.tsx";
import { relativeDate } from "#lib/words/dates.ts";
import { joinFacts } from "#lib/words/join-facts.ts";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { cardTexts } from "../texts.ts";
import type { Opened } from "./create-opened.ts";
import { listKeyOf } from "./list-keys.ts";
import { OpenVacancy } from "./open-vacancy.tsx";
import { idsOf } from "./postings-of.ts";
import { tameCapitals } from "#lib/words/tame-capitals.ts";
import { oneListTexts } from "./texts.ts";

/**
 * One vacancy in four lines, about 93 px high; a tap opens its card in the same place, on a wide screen beside the
 * list.
 */
export function VacancyRow({ vacancy, isNew, opened, isBeside }: VacancyRowProps) {
  const { id } = vacancy.lead;
  const isOpen = useSyncExternalStore(opened.subscribe, () => opened.read().has(id));
  const row = useRef<HTMLDivElement>(null);
  /** What had the focus disappears, also when the phone is turned, so what takes its place gets the focus. */
  const hasMoved = useRef(false);
  const ids = useMemo(() => idsOf(vacancy), [vacancy]);
  const isHidden = useMarks(({ hidden }) => ids.some((posting) => hidden.has(posting)));
  const toggle = () => {
    hasMoved.current = true;
    if (isOpen) return opened.close(id);
    marks.mark("seen", ids);
    return opened.open(id, isBeside);
  };
  const hide = (wish: boolean) => {
    hasMoved.current = true;
    opened.close(id);
    marks.mark(wish ? "hidden" : "shown", ids);
  };
  const hasFocus = () => row.current?.contains(document.activeElement) === true;
  const keepFocus = (button: HTMLButtonElement | null) => {
    if (hasMoved.current && !hasFocus()) button?.focus({ preventScroll: true });
    // Once: when the list is rendered again, the focus may be elsewhere.
    hasMoved.current = false;
    return () => void (hasMoved.current ||= hasFocus());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const wish = listKeyOf(event);
    if (wish === "save") toggleSaved(id, ids);
    if (wish === "hide") hide(!isHidden);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the buttons inside
    <div
      ref={row}
      data-vacancy={id}
      data-open={isOpen || undefined}
      data-hidden={isHidden || undefined}
      onKeyDown={onKeyDown}
    >
      {isHidden ? (
        <HiddenRow ref={keepFocus} title={titleOf(vacancy)} onShow={() => hide(false)} />
      ) : isOpen && !isBeside ? (
        <div className="m-2">
          <OpenVacancy ref={keepFocus} vacancy={vacancy} onClose={toggle} onHide={() => hide(true)} />
        </div>
      ) : (
        <ClosedRow
          ref={keepFocus}
          vacancy={vacancy}
          ids={ids}
          isNew={isNew}
          isOpen={isOpen}
          onToggle={toggle}
        />
      )}
    </div>
  );
}

/** `isOpen`: the vacancy is shown beside the list. */
function ClosedRow({ ref, vacancy, ids, isNew, isOpen, onToggle }: ClosedRowProps) {
  const { job } = useMemo(() => fillFacts(vacancy), [vacancy]);
  const isSeen = useMarks(({ seen }) => ids.some((id) => seen.has(id)));
  const title = tameCapitals(job.title || cardTexts.defaults.title);
  return (
    <article
      className={classes(
        "relative px-4 py-2 text-1 leading-[1.35] text-muted hover:bg-sunken",
        isOpen ? "bg-leaf-soft" : "bg-card",
      )}
    >
      <h2
        className={classes(
          "line-clamp-2 text-[1.0625rem] leading-[1.25]",
          isSeen ? "font-medium text-muted" : "text-ink",
        )}
      >
        {/* The whole row is its target. */}
        <button
          ref={ref}
          type="button"
          aria-expanded={isOpen}
          aria-describedby={job.id}
          onClick={onToggle}
          className="text-left outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-(--focus)"
        >
          {title}
        </button>
      </h2>
      <p id={job.id} className="mt-0.5 truncate">
        {joinFacts(job.company ?? cardTexts.defaults.company, job.location)}
      </p>
      <p className="truncate pr-10">
        {job.salary !== null && (
          <strong className={classes("font-semibold", !isSeen && "text-ink")}>{job.salary}</strong>
        )}
        {termsOf(job)}
      </p>
      <p className="truncate pr-10">
        {isNew && <strong className="font-semibold text-leaf">{oneListTexts.isNew} · </strong>}
        {joinFacts(
          isSeen ? oneListTexts.seen : null,
          (job.posted_at && relativeDate(job.posted_at)) ?? cardTexts.noDate,
          providerLabel(job.source),
        )}
        <OtherPortals vacancy={vacancy} />
      </p>
      <SaveVacancy id={job.id} postings={ids} title={title} className="absolute right-1 bottom-0.5" />
    </article>
  );
}

function titleOf({ lead }: Vacancy): string {
  return tameCapitals(lead.title || cardTexts.defaults.title);
}

type VacancyRowProps = {
  vacancy: Vacancy;
  /** An earlier search with the same words had not found it. */
  isNew: boolean;
  opened: Opened;
  /** True where an opened vacancy stands beside the list. */
  isBeside: boolean;
};

type ClosedRowProps = Pick<VacancyRowProps, "vacancy" | "isNew"> & {
  ref: Ref<HTMLButtonElement>;
  ids: readonly string[];
  isOpen: boolean;
  onToggle: () => void;
};

/** What is left of a vacancy that the person does not want to see. */
function HiddenRow({ ref, title, onShow }: HiddenRowProps) {
  return (
    <article className="flex items-center gap-3 bg-sunken px-4 py-1 text-1 text-muted">
      <p className="line-clamp-2 min-w-0 flex-1 leading-[1.35] wrap-anywhere">
        {oneListTexts.hidden} {title}
      </p>
      <Button
        ref={ref}
        look="quiet"
        className="px-3! text-1!"
        aria-label={oneListTexts.unhideOf(title)}
        onClick={onShow}
      >
        {oneListTexts.unhide}
      </Button>
    </article>
  );
}

type HiddenRowProps = { ref: Ref<HTMLButtonElement>; title: string; onShow: () => void };

/** "+7" behind the first portal. */
function OtherPortals({ vacancy: { lead, others } }: { vacancy: Vacancy }) {
  const count = new Set(others.map(({ source }) => source).filter((source) => source !== lead.source)).size;
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden="true"> {oneListTexts.more(count)}</span>
      <span className="sr-only">{oneListTexts.moreLabel(count)}</span>
    </>
  );
}

/** Contract, level and way of working, behind the pay where it is said. A place like "Remoto · Brasil" says the latter. */
function termsOf({ salary, summary, level, work_mode: workMode, location }: Job): string {
  const mode = workMode && cardTexts.workModes[workMode];
  const terms = joinFacts(summary.tipoContrato, level, mode && location?.startsWith(mode) ? null : mode);
  return salary !== null && terms !== "" ? ` · ${terms}` : terms;
}
