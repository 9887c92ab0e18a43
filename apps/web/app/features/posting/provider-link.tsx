import { buttonClasses } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { postingTexts } from "./texts.ts";

/** Links to the vacancy's page at its portal, where people apply. */
export function ProviderLink({ portal, address, onOpen }: ProviderLinkProps) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      onClick={onOpen}
      className={`${buttonClasses({ wide: true })} to-portal`}
    >
      {postingTexts.open(portal)}
      <Icon name="arrowOut" />
      <span className="sr-only">{postingTexts.newTab}</span>
    </a>
  );
}

type ProviderLinkProps = { portal: string; address: string; onOpen?: () => void };
