import { vacancyWords } from "../words/vacancy-words.ts";
import { Icon } from "#ui/icon.tsx";
import { borrowedWords, type KeptVacancy } from "./borrowed-words.ts";
import { postingAddress } from "./posting-address.ts";

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
      <p>{vacancyWords.alsoIn(portals.map(({ display_name: portal }) => portal))}</p>
      {borrowedWords(vacancy).map((words) => (
        <p key={words}>{words}</p>
      ))}
      <ul className="flex flex-wrap gap-x-5 print:hidden">
        {portals.map(({ source, display_name: portal, url }) => (
          <OtherPosting key={source} url={url} portal={portal} title={title} />
        ))}
      </ul>
    </div>
  );
}

function OtherPosting({ url, portal, title }: { url: string; portal: string; title: string }) {
  const address = postingAddress(url);
  if (address === null) return null;
  return (
    <li>
      <a
        href={address}
        target="_blank"
        rel="noopener"
        aria-label={vacancyWords.atOf(portal, title)}
        className="link inline-flex min-h-11 items-center gap-1 font-semibold"
      >
        {vacancyWords.at(portal)}
        <Icon name="arrowOut" />
      </a>
    </li>
  );
}
