import { Icon } from "#ui/icon.tsx";
import { vacancyWords } from "../words/vacancy-words.ts";
import { postingAddress } from "./posting-address.ts";

/** A link to the posting of a vacancy at another portal, in a list of them; nothing where its address is not one. */
export function OtherPosting({ url, portal, title }: { url: string; portal: string; title: string }) {
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
