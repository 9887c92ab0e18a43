import { Link } from "react-router";
import { operator } from "#lib/page/operator.ts";
import { shellTexts } from "./texts.ts";

const year = new Date().getFullYear();

const links = [
  { to: "/about", label: shellTexts.about },
  { to: "/fontes", label: shellTexts.providers },
  { to: "/contact", label: shellTexts.contact },
  { to: "/terms", label: shellTexts.terms },
  { to: "/privacy", label: shellTexts.privacy },
];

export function Footer() {
  return (
    <footer className="mt-auto border-t border-line">
      <div className="shell py-5 text-1 text-muted">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
          <p className="py-2">{shellTexts.motto}</p>
          <nav aria-label={shellTexts.footerNav}>
            <ul className="grid grid-cols-[auto_auto] gap-x-6 sm:flex">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className="link inline-flex min-h-11 items-center text-ink">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <p className="py-2 wrap-anywhere">{shellTexts.operatedBy(operator.identity)}</p>
        <div className="flex flex-wrap items-center justify-between gap-x-8">
          <p suppressHydrationWarning className="py-2">
            {shellTexts.copyright(year)}
          </p>
          <p>
            {shellTexts.madeBy}{" "}
            <a
              href={operator.makerUrl}
              target="_blank"
              rel="noopener"
              className="link inline-flex min-h-11 items-center text-ink"
            >
              {operator.makerName}
              <span className="sr-only"> {shellTexts.newTab}</span>
            </a>
          </p>
        </div>
      </div>
    </footer>
  );
}
