import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import { vacancyWords } from "../words/vacancy-words.ts";
import { postingAddress } from "./posting-address.ts";

/** A link to the posting of a vacancy at another portal, in a list of them; the portal's name where its address is not one. */
export function OtherPosting({ url, portal, title, children = portal }: OtherPostingProps) {
  const address = postingAddress(url);
  if (address === null) return <li>{portal}</li>;
  return (
    <li>
      <a
        href={address}
        target="_blank"
        rel="noopener"
        aria-label={vacancyWords.atOf(portal, title)}
        className="link inline-flex min-h-11 items-center gap-1 font-semibold"
      >
        {children}
        <Icon name="arrowOut" />
      </a>
    </li>
  );
}

type OtherPostingProps = {
  url: string;
  portal: string;
  title: string;
  /** What the link says, with the portal's name; the name alone where other words stand before the list. */
  children?: ReactNode;
};
