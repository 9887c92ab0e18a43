import { Link } from "react-router";
import type { LegalLink } from "./legal-document.ts";

/** Where to go on from a section: a page of ours, or a letter. */
export function LegalLinks({ of }: { of: LegalLink[] }) {
  return (
    <p className="mt-2 flex flex-wrap gap-x-6 font-semibold">
      {of.map(({ label, to }) =>
        to.startsWith("/") ? (
          <Link key={to} to={to} className={linkClasses}>
            {label}
          </Link>
        ) : (
          <a key={to} href={to} className={linkClasses}>
            {label}
          </a>
        ),
      )}
    </p>
  );
}

const linkClasses = "link inline-flex min-h-11 items-center";
