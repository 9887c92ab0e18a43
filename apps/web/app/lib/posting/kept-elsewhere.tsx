import { vacancyWords } from "../words/vacancy-words.ts";
import { borrowedWords, type KeptVacancy } from "./borrowed-words.ts";
import { OtherPosting } from "./other-posting.tsx";

/** Where else a kept vacancy is, and which of its facts another portal said. */
export function KeptElsewhere({ vacancy, title }: { vacancy: KeptVacancy; title: string }) {
  const { others = [] } = vacancy;
  if (others.length === 0) return null;
  /** A link for each portal: the best posting of several. */
  const portals = others.filter(
    (other, at) => others.findIndex(({ source }) => source === other.source) === at,
  );
  return (
    <div className="mt-2 text-1 text-muted wrap-anywhere">
      <p className="hidden print:block">
        {vacancyWords.alsoIn(portals.map(({ display_name }) => display_name))}
      </p>
      {borrowedWords(vacancy).map((words) => (
        <p key={words}>{words}</p>
      ))}
      <div className="flex gap-x-4 print:hidden">
        <p className="shrink-0 py-3">{vacancyWords.also}</p>
        <ul className="flex flex-wrap items-center gap-x-4">
          {portals.map(({ source, display_name: portal, url }) => (
            <OtherPosting key={source} url={url} portal={portal} title={title} />
          ))}
        </ul>
      </div>
    </div>
  );
}
