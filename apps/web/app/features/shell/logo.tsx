import { productName } from "@vagou/contract/product";
import { Link } from "react-router";
import { shellTexts } from "./texts.ts";

/** The name with a ficha as its full stop; links to the home page. */
export function Logo() {
  return (
    <Link
      to="/"
      aria-label={shellTexts.home}
      className="inline-flex min-h-11 items-center font-display text-[1.6rem] leading-none font-extrabold tracking-[-.045em]"
    >
      {productName}
      <span
        aria-hidden="true"
        className="ml-0.5 size-[.42em] translate-y-[.22em] rounded-full border-2 border-ficha-edge bg-ficha"
      />
    </Link>
  );
}
