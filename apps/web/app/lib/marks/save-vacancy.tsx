import { buttonClasses } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon.tsx";
import { showToast } from "#ui/toasts/toast.ts";
import { marks, useMarks } from "./marks.ts";
import { markTexts } from "./texts.ts";

/**
 * Saves a vacancy into "Minhas vagas", or takes it out.
 *
 * @param id the posting to save
 * @param postings the ids of all postings of the vacancy: it is saved when any of them is
 */
export function SaveVacancy({
  id,
  postings,
  title,
  look = "quiet",
  hasWords = false,
  className,
}: SaveVacancyProps) {
  const isSaved = useMarks(({ saved }) => postings.some((posting) => saved.has(posting)));
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={hasWords ? undefined : markTexts.save(title)}
      title={isSaved ? markTexts.savedHint : markTexts.saveHint}
      onClick={() => toggleSaved(id, postings)}
      className={classes(
        buttonClasses({ look, wide: hasWords }),
        !hasWords && "size-11 px-0!",
        isSaved && "text-leaf!",
        className,
      )}
    >
      <Icon name="bookmark" className={isSaved ? "fill-current" : ""} />
      {hasWords && (isSaved ? markTexts.saved : markTexts.saveHint)}
    </button>
  );
}

/** Saves the vacancy with these postings under `id`, or takes it out. */
export function toggleSaved(id: string, postings: readonly string[]): void {
  const { saved } = marks.read();
  const own = postings.filter((posting) => saved.has(posting));
  for (const posting of own) marks.save(posting, false);
  if (own.length > 0) return;
  if (saved.size === 0) {
    showToast({
      tone: "success",
      title: markTexts.firstSaved,
      text: markTexts.firstSavedText,
      until: (close) => {
        const check = () => {
          if (!marks.read().saved.has(id)) close();
        };
        check();
        return marks.subscribe(check);
      },
    });
  }
  marks.save(id, true, postings);
}

type SaveVacancyProps = {
  id: string;
  postings: readonly string[];
  title: string;
  look?: "quiet" | "line";
  /** True for a wide button with words; else it is a mark of 44 px. */
  hasWords?: boolean;
  className?: string;
};
